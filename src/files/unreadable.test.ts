import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTextFile } from './read-yaml.ts';
import { unreadable, unreadableBytes } from './unreadable.ts';

const folder = mkdtempSync(join(tmpdir(), 'unreadable-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, bytes: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const HINDI = 'नाम,गांव\nराम,बड़ा गांव\n';

test.each([
  ['plain text', Buffer.from('title: One\n'), undefined],
  ['Hindi', Buffer.from(HINDI), undefined],
  ['a byte-order mark', Buffer.from(`\uFEFF${HINDI}`), undefined],
  ['text without a last line break', Buffer.from('a: 1'), undefined],
  ['an underline of another length', Buffer.from('Title\n======\n\nWords ======= here\n'), undefined],
  ['UTF-16 of Hindi with its mark', Buffer.from(`\uFEFF${HINDI}`, 'utf16le'), 'file-utf16'],
  ['UTF-16 the other way round', Buffer.from('\uFEFFtitle: One\n', 'utf16le').swap16(), 'file-utf16'],
  ['UTF-16 without its mark', Buffer.from('title: One\n', 'utf16le'), 'file-utf16'],
  ['UTF-16 the other way round without its mark', Buffer.from('title: One\n', 'utf16le').swap16(), 'file-utf16'],
  ['ANSI', Buffer.from('a: 1\nb: 5 °C\n', 'latin1'), 'file-ansi'],
  ['nothing', Buffer.alloc(0), 'file-empty'],
  ['spaces and a byte-order mark', Buffer.from('\uFEFF \n\t\n'), 'file-empty'],
  ['a packed file', Buffer.from('PK\x03\x04...', 'latin1'), 'file-is-office'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'file-is-pdf'],
  ['a single zero byte', Buffer.from('a: 1\nb: two words and one \0 among them, long enough\n'), 'file-not-text'],
  ['marks of two versions', Buffer.from('a: 1\r\n<<<<<<< HEAD\r\nb: 2\r\n'), 'conflict-marks'],
])('%s is recognised', (_, bytes, code) => {
  expect(unreadableBytes([bytes])?.code).toBe(code);
});

test('the line is named, also behind the first piece of a long file', () => {
  const row = 'eligible,doo-kota,gum,1,नमूना काश्तकार\n';
  const rows = Math.ceil((2.5 * 1024 ** 2) / Buffer.byteLength(row));
  const long = Buffer.from(row.repeat(rows));
  expect(unreadable(fileWith('good.csv', long))).toBeUndefined();
  const ansi = Buffer.concat([long, Buffer.from('caf\u00e9,x\n', 'latin1'), Buffer.from(row)]);
  expect(unreadable(fileWith('ansi.csv', ansi))).toMatchObject({ code: 'file-ansi', line: rows + 1 });
  const marks = Buffer.concat([long, Buffer.from('=======\n')]);
  expect(unreadable(fileWith('marks.csv', marks))).toMatchObject({ code: 'conflict-marks', line: rows + 1 });
});

test('only files of text are looked at', () => {
  expect(unreadable(fileWith('paper.pdf', '%PDF-1.7'))).toBeUndefined();
  expect(unreadable(fileWith('paper.yaml', '%PDF-1.7'))?.code).toBe('file-is-pdf');
});

test('a byte-order mark is taken away', () => {
  expect(readTextFile(fileWith('mark.mdx', '\uFEFF---\ntitle: One\n---\n'))).toMatch(/^---/);
});
