import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { quickYaml } from './quick-yaml.ts';

test('every content file holds the same for both parsers', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  expect(files.length).toBeGreaterThan(100);
  const slow = files.filter((file) => {
    const text = readFileSync(`content/${file}`, 'utf8');
    const held = quickYaml(text);
    if (held !== undefined) expect(held, file).toEqual(parse(text));
    return held === undefined;
  });
  expect(slow.length, slow.join(', ')).toBeLessThan(files.length / 20);
});

test.each([
  ['day', 'a: 2025-11-04'],
  ['words', 'a: [yes, no, on, off, ~, null, true]'],
  ['numbers', 'a: [1, -2, 1.5, 1e3, 010, 0x1F, +7, .5, 1:30, 1.2.3]'],
  ['texts', "a: >\n  one\n  two\n\nb: |\n  three\n   four\nc: \"\\u0905\\n\"\nd: 'it''s'\ne: one # remark\nf: one#two"],
  ['keys', '1: a\ntrue: b\n"c d": e'],
  ['one thing twice', 'a: &x { b: 1 }\nc: *x'],
  ['lists', '- a\n- - b\n  - c\n- {d: [e, {f: g}]}'],
])('%s mean the same', (_, text) => {
  expect(quickYaml(text)).toEqual(parse(text));
});

test.each([
  ['numbers of an older YAML', 'a: 1_000\nb: 0b11'],
  ['a name that stands twice', 'a: 1\na: 2'],
  ['a quote that is not closed', "a: 'b\nc: d"],
  ['a tab before a name', 'a:\n\tb: c'],
  ['two documents', 'a: 1\n---\nb: 2'],
  ['no fields', '# only a remark'],
  ['a single text', 'only a text'],
])('%s is left to the parser that explains it', (_, text) => {
  expect(quickYaml(text)).toBeUndefined();
});
