import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { isLang, type Lang, LANGS } from '../language/lang.ts';
import { say } from '../messages/say.ts';

export interface PdfFacts {
  pages: number;
  /** Languages the file declares for itself or for a part of it, English first. */
  languages: Lang[];
  /** Whether headings, lists and reading order are marked for screen readers. */
  isTagged: boolean;
  /** Whether its pages hold no text at all, only pictures: nothing can be read aloud or searched. */
  isScan: boolean;
  /** A font made for Hindi that the file uses. */
  hindiFont?: string;
  title?: string;
}

/** Why a PDF cannot be read: the code of its message. */
export class UnreadablePdf extends Error {
  readonly code: 'document-not-pdf' | 'document-locked' | 'document-damaged';
  constructor(code: UnreadablePdf['code'], cause?: unknown) {
    super(say(code).message, { cause });
    this.code = code;
  }
}

/** What a PDF says about itself. A file that is no PDF, is damaged or locked is an error with a plain message. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  if (!beginsLikePdf(bytes)) throw new UnreadablePdf('document-not-pdf');
  const pdf = await open(bytes);
  const pages = attempt(() => pdf.getPageCount());
  if (!pages) throw damaged();
  const { catalog } = pdf;
  const markInfo = attempt(() => catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict));
  const title = attempt(() => pdf.getTitle())?.trim();
  const fonts = fontsOf(pdf);
  const hindiFont = fonts.find((font) => HINDI_FONT.test(font));
  return {
    pages,
    languages: LANGS.filter((lang) => declaredLanguages(pdf).has(lang)),
    isTagged: markInfo?.lookup(PDFName.of('Marked')) === PDFBool.True,
    isScan: fonts.length === 0,
    ...(hindiFont && { hindiFont }),
    ...(title && { title }),
  };
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (error) {
    // The trailer stays readable in a locked file.
    if (!Buffer.from(bytes).includes('/Encrypt')) throw damaged(error);
    throw new UnreadablePdf('document-locked', error);
  }
}

function damaged(cause?: unknown): UnreadablePdf {
  return new UnreadablePdf('document-damaged', cause);
}

/** The mark `%PDF-` may stand a little after the beginning; readers allow 1024 bytes. */
function beginsLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** `/Lang` of the document and of every part in its structure tree. */
function declaredLanguages(pdf: PDFDocument): Set<Lang> {
  const found = new Set<Lang>();
  const seen = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [pdf.catalog, pdf.catalog.get(PDFName.of('StructTreeRoot'))];
  while (waiting.length > 0) {
    const object = resolve(pdf, waiting.pop());
    if (!object || seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    if (!(object instanceof PDFDict)) continue;
    const lang = languageOf(resolve(pdf, object.get(PDFName.of('Lang'))));
    if (lang) found.add(lang);
    waiting.push(object.get(PDFName.of('K')));
  }
  return found;
}

/** Fonts with Devanagari letters that offices use; those of before Unicode too. */
const HINDI_FONT =
  /devanagari|mangal|nirmala|kruti ?-?dev|chanakya|aparajita|kokila|utsaah|lohit|sanskrit|dv-?tt|shusha|walkman/i;

/** Names of the fonts of all pages; of what they embed as well. */
function fontsOf(pdf: PDFDocument): string[] {
  const fonts = new Set<string>();
  const seen = new Set<PDFObject>();
  const look = (resources: PDFObject | undefined) => {
    const dict = resolve(pdf, resources);
    if (!(dict instanceof PDFDict) || seen.has(dict)) return;
    seen.add(dict);
    for (const font of entriesOf(pdf, dict, 'Font'))
      fonts.add(decodedName(resolve(pdf, font.get(PDFName.of('BaseFont')))) ?? 'a font without a name');
    for (const object of entriesOf(pdf, dict, 'XObject')) look(object.get(PDFName.of('Resources')));
  };
  for (const page of attempt(() => pdf.getPages()) ?? []) look(attempt(() => page.node.Resources()));
  return [...fonts];
}

/** The dictionaries of one kind among the resources of a page. */
function entriesOf(pdf: PDFDocument, resources: PDFDict, kind: string): PDFDict[] {
  const dict = resolve(pdf, resources.get(PDFName.of(kind)));
  if (!(dict instanceof PDFDict)) return [];
  return dict.values().flatMap((value) => {
    const found = resolve(pdf, value);
    if (found instanceof PDFStream) return [found.dict];
    return found instanceof PDFDict ? [found] : [];
  });
}

function decodedName(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function resolve(pdf: PDFDocument, object: PDFObject | undefined): PDFObject | undefined {
  return object instanceof PDFRef ? pdf.context.lookup(object) : object;
}

/** `en-IN` and `EN` are English; a language that is not ours is left out. */
function languageOf(value: PDFObject | undefined): Lang | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  const [base] = value.decodeText().toLowerCase().split(/[-_]/);
  return isLang(base) ? base : undefined;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
