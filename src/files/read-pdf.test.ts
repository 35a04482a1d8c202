import { PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { samplePdf } from '../../tests/support/sample-pdf.ts';
import { readPdf } from './read-pdf.ts';

async function makePdf(pages: number, change: (pdf: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  change(pdf);
  return pdf.save();
}

/** Puts one structure element with a language two levels below the root of the structure tree. */
function addStructure(pdf: PDFDocument, lang: string): void {
  const { context, catalog } = pdf;
  const paragraph = context.register(context.obj({ S: 'P', Lang: PDFString.of(lang) }));
  const part = context.register(context.obj({ S: 'Document', K: [paragraph, 7] }));
  const root = context.obj({ Type: 'StructTreeRoot', K: part });
  catalog.set(PDFName.of('StructTreeRoot'), context.register(root));
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}

test.each([1, 3])('the pages of a PDF are counted: %i', async (pages) => {
  expect(await readPdf(await makePdf(pages))).toEqual({ pages, languages: [], isTagged: false, isScan: true });
});

test.each([
  ['en-IN', ['en']],
  ['HI', ['hi']],
  ['fr', []],
])('a PDF in the language %s', async (language, languages) => {
  expect(await readPdf(await makePdf(1, (pdf) => pdf.setLanguage(language)))).toMatchObject({ languages });
});

test('the languages of parts count as well, English first', async () => {
  const bytes = await makePdf(1, (pdf) => {
    pdf.setLanguage('hi-IN');
    addStructure(pdf, 'en');
  });
  expect(await readPdf(bytes)).toMatchObject({ languages: ['en', 'hi'], isTagged: true });
});

test('a structure tree that bites its own tail is read to its end', async () => {
  const bytes = await makePdf(1, (pdf) => {
    const self = pdf.context.nextRef();
    pdf.context.assign(self, pdf.context.obj({ S: 'Document', Lang: PDFString.of('hi'), K: [self] }));
    pdf.catalog.set(PDFName.of('StructTreeRoot'), pdf.context.obj({ K: self }));
  });
  expect(await readPdf(bytes)).toMatchObject({ languages: ['hi'] });
});

test('the title is given, in either script', async () => {
  const bytes = await makePdf(1, (pdf) => pdf.setTitle('Application / आवेदन'));
  expect(await readPdf(bytes)).toMatchObject({ title: 'Application / आवेदन' });
});

test('pages with text are no scan, and pages with pictures alone are one', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.drawRectangle({ width: 100, height: 100 });
  expect(await readPdf(await pdf.save())).toMatchObject({ isScan: true });
  pdf.addPage().drawText('Text', { font: await pdf.embedFont(StandardFonts.Courier) });
  expect(await readPdf(await pdf.save())).toMatchObject({ isScan: false });
});

test('text inside an embedded form is text', async () => {
  const inner = await PDFDocument.create();
  inner.addPage().drawText('Text');
  const pdf = await PDFDocument.create();
  const [form] = await pdf.embedPdf(await inner.save());
  pdf.addPage().drawPage(form!);
  expect(await readPdf(await pdf.save())).toMatchObject({ isScan: false });
});

test.each([
  ['ABCDEF+Mangal', true],
  ['KrutiDev010', true],
  ['NotoSansDevanagari-Regular', true],
  ['Times-Roman', false],
])('the font %s is made for Hindi: %s', async (font, isHindi) => {
  const facts = await readPdf(await samplePdf({ font }));
  expect(facts.hindiFont).toBe(isHindi ? font : undefined);
});

test.each([
  ['an empty file', '', /not a PDF/],
  ['a web page', '<!doctype html><title>Not found</title>', /not a PDF/],
  ['only the first line of a PDF', '%PDF-1.7\n', /damaged/],
])('%s is refused with a plain message', async (_, text, message) => {
  await expect(readPdf(new TextEncoder().encode(text))).rejects.toThrow(message);
});

test('a PDF cut off in the middle is refused', async () => {
  const bytes = await makePdf(3);
  await expect(readPdf(bytes.subarray(0, bytes.length / 2))).rejects.toThrow(/damaged/);
});

test('a locked PDF is refused', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} });
  await expect(readPdf(await pdf.save())).rejects.toThrow(/password/);
});
