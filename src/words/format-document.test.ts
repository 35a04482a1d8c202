import { expect, test } from 'vitest';
import type { DocumentFile } from '../files/document-file.ts';
import { describeDocument, formatBytes } from './format-document.ts';

const KB = 1024;
const file: DocumentFile = {
  path: 'rti/rti-application.pdf',
  bytes: 48 * KB,
  pages: 1,
  format: 'PDF',
  languages: ['en', 'hi'],
  isTagged: true,
  isScan: false,
};

test('a document in both languages', () => {
  expect(describeDocument(file, 'en')).toBe('PDF, 48 KB, 1 page, English and Hindi');
  expect(describeDocument(file, 'hi')).toBe('पीडीएफ, 48 केबी, 1 पृष्ठ, अंग्रेजी और हिंदी');
});

test('several pages in one language', () => {
  const long: DocumentFile = { ...file, pages: 1200, languages: ['hi'] };
  expect(describeDocument(long, 'en')).toBe('PDF, 48 KB, 1,200 pages, Hindi');
  expect(describeDocument(long, 'hi')).toBe('पीडीएफ, 48 केबी, 1,200 पृष्ठ, हिंदी');
});

test.each([
  [{ isScan: true }, 'scan, cannot be read aloud', 'स्कैन, पढ़कर नहीं सुनाया जा सकता'],
  [{ isTagged: false }, 'not prepared for screen readers', 'स्क्रीन रीडर के लिए तैयार नहीं'],
  // A scan without tags is a scan first of all.
  [{ isScan: true, isTagged: false }, 'scan, cannot be read aloud', 'स्कैन, पढ़कर नहीं सुनाया जा सकता'],
])('a document that is hard to listen to says so: %o', (kind, en, hi) => {
  expect(describeDocument({ ...file, ...kind }, 'en')).toBe(`PDF, 48 KB, 1 page, English and Hindi, ${en}`);
  expect(describeDocument({ ...file, ...kind }, 'hi')).toBe(`पीडीएफ, 48 केबी, 1 पृष्ठ, अंग्रेजी और हिंदी, ${hi}`);
});

test('what is not known is left out', () => {
  const { pages: _, ...unknown } = file;
  expect(describeDocument({ ...unknown, languages: [] }, 'en')).toBe('PDF, 48 KB');
});

test.each([
  [1, '0.1 KB'],
  [9 * KB, '9 KB'],
  [9.44 * KB, '9.4 KB'],
  [9.96 * KB, '10 KB'],
  [12.6 * KB, '13 KB'],
  [999 * KB, '999 KB'],
  [1000 * KB, '1 MB'],
  [1.24 * KB * KB, '1.2 MB'],
  [12.4 * KB * KB, '12 MB'],
])('%f bytes are shown as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test('sizes in Hindi', () => {
  expect(formatBytes(1.24 * KB * KB, 'hi')).toBe('1.2 एमबी');
});
