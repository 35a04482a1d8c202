import { PDFBool, PDFDict, PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';

/** What a PDF made for a test is like. */
interface Kind {
  /** The language it declares; left out, it says nothing. */
  language?: string;
  isTagged?: boolean;
  /** Pages without text. */
  isScan?: boolean;
  /** Name of its font. */
  font?: string;
}

/** A PDF of one page, as a good one is unless told otherwise: with text, and tagged. */
export async function samplePdf({ language, isTagged = true, isScan = false, font }: Kind = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  if (!isScan) page.drawText('Text', { font: await document.embedFont(StandardFonts.Helvetica) });
  if (language) document.setLanguage(language);
  if (isTagged) document.catalog.set(PDFName.of('MarkInfo'), document.context.obj({ Marked: PDFBool.True }));
  await document.flush();
  if (font !== undefined) rename(document, font);
  return document.save();
}

function rename({ context }: PDFDocument, name: string): void {
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.has(PDFName.of('BaseFont')))
      object.set(PDFName.of('BaseFont'), PDFName.of(name));
}
