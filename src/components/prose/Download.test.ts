import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { DocumentFile } from '../../files/document-file.ts';
import type { Lang } from '../../language/lang.ts';
import { Download } from './Download.tsx';

const file: DocumentFile = {
  path: 'rti/rti-application.pdf',
  bytes: 49_152,
  pages: 1,
  format: 'PDF',
  languages: ['en', 'hi'],
  isTagged: true,
  isScan: false,
};
const link = (lang: Lang, languages: Lang[], words: string) => {
  const props = { lang, file: { ...file, languages }, href: '/documents/rti/rti-application.pdf', children: words };
  return parse(renderToStaticMarkup(createElement(Download, props))).querySelector('a')!;
};

test('the whole description is part of the link, in the language of the page', () => {
  expect(link('en', ['en', 'hi'], 'RTI application').text).toBe(
    'RTI application (PDF, 48 KB, 1 page, English and Hindi)',
  );
  expect(link('hi', ['en', 'hi'], 'आरटीआई आवेदन').text).toBe('आरटीआई आवेदन (पीडीएफ, 48 केबी, 1 पृष्ठ, अंग्रेजी और हिंदी)');
});

test('a document in one language says so to machines; one in both does not', () => {
  expect(link('en', ['hi'], 'Order').getAttribute('hreflang')).toBe('hi');
  expect(link('en', ['en', 'hi'], 'Order').hasAttribute('hreflang')).toBe(false);
});
