import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES, readDocuments } from './document-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, content: Uint8Array | string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

async function onePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.setLanguage('en-IN');
  return pdf.save();
}

test('a good PDF is described by its path below the folder', async () => {
  const bytes = await onePage();
  put('opium/licence-guide.pdf', bytes);
  put('made.json', '{}');
  put('.gitkeep', '');
  const { documents, mistakes } = await readDocuments(root);
  expect(mistakes).toEqual([]);
  expect([...documents]).toEqual([
    [
      'opium/licence-guide.pdf',
      {
        path: 'opium/licence-guide.pdf',
        bytes: bytes.length,
        pages: 1,
        format: 'PDF',
        languages: ['en'],
        isTagged: false,
        isScan: true,
        hindiFont: undefined,
      },
    ],
  ]);
});

test.each(['Opium/guide.pdf', 'opium/my guide.pdf', 'opium/अफीम.pdf', 'opium/guide.PDF'])(
  'the name "%s" is refused',
  async (path) => {
    put(path, await onePage());
    const { mistakes } = await readDocuments(root);
    expect(mistakes).toMatchObject([{ file: `${root}/${path}`, code: 'document-name' }]);
  },
);

test('a broken PDF, another kind of file and one that is too large are each named', async () => {
  put('a/broken.pdf', 'not a pdf');
  put('a/letter.docx', 'x');
  const good = await onePage();
  const large = new Uint8Array(MAX_DOCUMENT_BYTES + 1);
  large.set(good, large.length - good.length);
  put('a/large.pdf', large);
  const { mistakes } = await readDocuments(root);
  const told = mistakes.map(({ file, message }) => `${file.slice(root.length + 1)}: ${message}`).join('\n');
  expect(told).toContain('a/broken.pdf: This is not a PDF.');
  expect(told).toContain('a/letter.docx: Only PDF files');
  expect(told).toContain('a/large.pdf: The file is larger than 5 MB');
});

test('a folder that does not exist holds no documents', async () => {
  expect(await readDocuments(join(root, 'none'))).toEqual({ documents: new Map(), mistakes: [] });
});
