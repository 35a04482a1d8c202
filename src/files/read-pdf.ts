import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { isLang, type Lang, LANGS } from '../language/lang.ts';

export interface PdfFacts {
  pages: number;
  /** Languages the file declares for itself or for a part of it, English first. */
  languages: Lang[];
  /** Whether headings, lists and reading order are marked for screen readers. */
  isTagged: boolean;
  title?: string;
}

/** What a PDF says about itself. A file that is no PDF, is damaged or locked is an error with a plain message. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  if (!beginsLikePdf(bytes))
    throw new Error('This is not a PDF. Save or print the document as a PDF and replace the file.');
  const pdf = await open(bytes);
  const pages = attempt(() => pdf.getPageCount());
  if (!pages) throw damaged();
  const { catalog } = pdf;
  const markInfo = attempt(() => catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict));
  const title = attempt(() => pdf.getTitle())?.trim();
  return {
    pages,
    languages: LANGS.filter((lang) => declaredLanguages(pdf).has(lang)),
    isTagged: markInfo?.lookup(PDFName.of('Marked')) === PDFBool.True,
    ...(title && { title }),
  };
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  } catch (error) {
    // The trailer stays readable in a locked file.
    if (!Buffer.from(bytes).includes('/Encrypt')) throw damaged(error);
    throw new Error('The PDF is locked with a password. Save it without a password and replace the file.', {
      cause: error,
    });
  }
}

function damaged(cause?: unknown): Error {
  return new Error('The PDF is damaged or not complete. Make it again and replace the file.', { cause });
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
