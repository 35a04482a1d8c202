import { expect, test } from 'vitest';
import { type LineWords, withLine } from './copy-line.ts';

const line = (offline: string): LineWords => ({
  offline,
  slow: 'Slow: {date}',
  missing: 'None: {address}',
  link: 'More',
});
const words = { en: line('Copy of {date}.'), hi: line('{date} की प्रति।') };
const page = (lang: string) =>
  `<html lang="${lang}"><body><header></header><main id="main" tabindex="-1"><h1>T</h1></main></body>`;

/** 20:00 in Greenwich is 1:30 of the next day in India. */
const late = new Date('2026-09-30T20:00:00Z');

test.each([
  ['en', 'Copy of 1 October 2026, 01:30.', '/en/offline/'],
  ['hi', '1 अक्तूबर 2026, 01:30 की प्रति।', '/hi/offline/'],
])('a copy in %s says its date in Indian time, first of all', (lang, text, href) => {
  expect(withLine(page(lang), words, 'offline', late)).toContain(
    `<main id="main" tabindex="-1"><div data-copy-line="offline"><p class="page-width">${text} <a href="${href}">More</a></p></div><h1>`,
  );
});

test('a slow network is not called none', () => {
  expect(withLine(page('en'), words, 'slow', late)).toContain('Slow: 1 October 2026, 01:30');
});

test.each([
  ['/en/<script>alert(1)</script>/', '/en/&#60;script&#62;alert(1)&#60;/script&#62;/'],
  ['/en/a"b&c/', '/en/a&#34;b&#38;c/'],
  ["/en/$&$'/", "/en/$&#38;$'/"],
])('the address %s is only text', (address, text) => {
  expect(withLine(page('en'), words, 'missing', address)).toContain(`None: ${text} <a`);
});

test('a page in both languages gets its line in English', () => {
  expect(withLine('<html><main data-enter></main>', words, 'offline', late)).toContain('<main data-enter><div');
});
