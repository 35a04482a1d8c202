import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSchema } from '../../../src/schemas/page.ts';
import { someOf } from '../../../tests/support/thorough.ts';
import { FIELD_WORDS } from '../../words/page-fields.ts';
import { fieldsOf, PAGE_FIELDS, withFields } from './fields.ts';

const PAGE = `---
# kept
title: 'A: b'
summary: Words # why
shape: register
reviewed: '2026-11-17'
gaps:
  - what: x
    # a remark
    ask: exim
sources: []
---
Prose
---
`;

test('every field of the schema can be edited and has its name in words', () => {
  expect(PAGE_FIELDS.map(({ key }) => key).toSorted()).toEqual(Object.keys(pageSchema.shape).toSorted());
  for (const { key } of PAGE_FIELDS) expect(FIELD_WORDS[key]?.label.hi, key).toBeTruthy();
});

test('writing all fields of all pages as they are changes no byte', () => {
  const pages = someOf(globSync('content/pages/**/*.mdx').toSorted(), 5);
  expect(pages.length).toBeGreaterThan(0);
  for (const file of pages) {
    const text = readFileSync(file, 'utf8');
    expect(fieldsOf(text)['title'], file).toBeTruthy();
    expect(withFields(text, fieldsOf(text)), file).toBe(text);
  }
});

test('fields are shown as texts', () => {
  expect(fieldsOf(PAGE)).toEqual({
    title: 'A: b',
    summary: 'Words',
    shape: 'register',
    reviewed: '2026-11-17',
    gaps: '- what: x\n  # a remark\n  ask: exim',
    sources: '[]',
  });
});

test('a field changes alone; quotes, comments and the rest stay', () => {
  expect(withFields(PAGE, { title: "C's: d" })).toBe(PAGE.replace("'A: b'", "'C''s: d'"));
  expect(withFields(PAGE, { summary: 'शब्द: दो' })).toBe(PAGE.replace('Words', "'शब्द: दो'"));
  expect(withFields(PAGE, { reviewed: '2026-12-01' })).toBe(PAGE.replace('2026-11-17', '2026-12-01'));
  expect(withFields(PAGE, { gaps: '- what: y\n  ask: rti' })).toBe(
    PAGE.replace('  - what: x\n    # a remark\n    ask: exim', '  - what: y\n    ask: rti'),
  );
  expect(withFields(PAGE, { shape: 'hub' })).toBe(PAGE.replace('register', 'hub'));
});

test('a field comes at its place and goes without a trace', () => {
  const more = withFields(PAGE, { menuLabel: 'M', awaitsYear: 'true', publishFrom: '2027-04-01' });
  expect(more).toBe(
    PAGE.replace("b'\n", "b'\nmenuLabel: M\n")
      .replace('register\n', 'register\nawaitsYear: true\n')
      .replace("17'\n", "17'\npublishFrom: '2027-04-01'\n"),
  );
  expect(withFields(more, { menuLabel: '', awaitsYear: '', publishFrom: '' })).toBe(PAGE);
  expect(withFields(PAGE, { gaps: '' })).not.toContain('exim');
});
