import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

const dist = mkdtempSync(join(tmpdir(), 'dead-links-'));

beforeAll(() => {
  mkdirSync(`${dist}/en/home`, { recursive: true });
  mkdirSync(`${dist}/en/other`);
  writeFileSync(`${dist}/file.pdf`, '');
  writeFileSync(`${dist}/en/other/index.html`, '<h2 id="there">There</h2>');
});
afterAll(() => rmSync(dist, { recursive: true }));

test.each([
  ['<a href="/en/other/">', []],
  ['<a class="x" href="../other/?a=1&amp;b=2#there">', []],
  ['<a href="https://example.org/"><a href="tel:1933"><a href="mailto:a@example.org"><img src="/file.pdf">', []],
  ['<a href="/en/nowhere/">', ['/en/nowhere/']],
  ['<a href="/en/other/#nowhere">', ['/en/other/#nowhere']],
  ['<img src="/no.svg"><form method="get" action="/en/no/">', ['/no.svg', '/en/no/']],
  ['<a href="#"><a href="">', ['#', '']],
])('dead links of %s', (html, expected) => {
  writeFileSync(`${dist}/en/home/index.html`, html);
  expect(deadLinks(dist)).toEqual(expected.map((target) => ({ page: '/en/home/', target })));
});
