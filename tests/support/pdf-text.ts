import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** The text of each page of a PDF that our browser printed, in the order in which it was drawn. For Latin letters: others are drawn as signs. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map(({ node }) => {
    const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    const letters = new Map(
      (fonts?.keys() ?? []).map((name) => {
        const map = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
        return [name.toString(), map instanceof PDFRawStream ? lettersOf(textOf(map)) : new Map<string, string>()];
      }),
    );
    const contents = node.Contents();
    const streams =
      contents instanceof PDFArray ? contents.asArray().map((each) => pdf.context.lookup(each)) : [contents];
    const drawn = streams.map((stream) => (stream instanceof PDFRawStream ? textOf(stream) : '')).join('\n');
    let font = new Map<string, string>();
    let text = '';
    for (const [, name, glyphs] of drawn.matchAll(/(\/F\d+) [\d.]+ Tf|<([\da-fA-F]+)> Tj/g))
      if (name) font = letters.get(name) ?? font;
      else for (const [glyph] of (glyphs ?? '').matchAll(/.{4}/g)) text += font.get(glyph.toUpperCase()) ?? '';
    return text;
  });
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** Which letter each sign of a font stands for. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', last, letter = ''] of map.matchAll(/<([\dA-F]{4})>(?: <([\dA-F]{4})>)? <([\dA-F]{4})>$/gim))
    for (let sign = parseInt(first, 16); sign <= parseInt(last ?? first, 16); sign += 1)
      letters.set(
        sign.toString(16).padStart(4, '0').toUpperCase(),
        String.fromCharCode(parseInt(letter, 16) + sign - parseInt(first, 16)),
      );
  return letters;
}
