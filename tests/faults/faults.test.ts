import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkContent } from '../../src/parts/check-content.ts';
import { load } from '../../src/content/load.ts';
import { type Mistake, printMistakes } from '../../src/files/mistake.ts';
import { MADE_FILE, paperHash } from '../../src/content/paper-hash.ts';

/** One change to the good content. */
interface Change {
  /** A file to change, and how … */
  in?: string;
  find?: string;
  with?: string;
  /** … or one to add, with its text or as a copy of another … */
  add?: string;
  text?: string;
  like?: string;
  /** Bytes to append. */
  grow?: number;
  /** … or one to take away. */
  remove?: string;
  also?: Change;
}

interface Fault extends Change {
  what: string;
  /** `file | where | words of the message`; exactly these are reported. */
  expect: string[];
}

const FOLDER = 'tests/faults';
const PAGES = ['area/one', 'area/two'];
const groups = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ group: file, faults: parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Fault[] }));

const temporary = mkdtempSync(join(tmpdir(), 'faults-'));
const good = join(temporary, 'good');

beforeAll(async () => {
  cpSync(`${FOLDER}/good`, good, { recursive: true });
  mkdirSync(`${good}/documents/area`, { recursive: true });
  for (const name of ['paper', 'form']) writeFileSync(`${good}/documents/area/${name}.pdf`, await pdf('en'));
  writeFileSync(join(temporary, 'silent.pdf'), await pdf());
  const { catalogue } = await load(good);
  const made = { 'area/form.pdf': paperHash(catalogue.papers.get('area/form')!) };
  writeFileSync(`${good}/${MADE_FILE}`, JSON.stringify(made));
});
afterAll(() => rmSync(temporary, { recursive: true }));

test('the good content has no mistake', async () => {
  const { mistakes } = await checkContent(good, PAGES);
  expect(mistakes).toEqual([]);
});

test('the content of the site has no mistake', async () => {
  const { mistakes } = await checkContent();
  expect(mistakes).toEqual([]);
});

describe.each(groups)('$group', ({ faults }) => {
  test.each(faults)('$what is reported, and nothing else', async (fault) => {
    const root = plant([fault]);
    const { mistakes } = await checkContent(root, PAGES);
    const found = mistakes.map((mistake) => printed(mistake, root));
    const missing = fault.expect.filter((expected) => !found.some((line) => holds(line, expected)));
    expect(missing, found.join('\n')).toEqual([]);
    expect(found).toHaveLength(fault.expect.length);
    expect(mistakes.map(({ message }) => message)).toEqual(mistakes.map(() => expect.stringMatching(/\. .+|: .+/)));
  });
});

test('many faults are all reported in one run, file by file', async () => {
  const one = (group: string, what: string) =>
    groups.find((each) => each.group === group)!.faults.find((fault) => fault.what === what)!;
  const faults = [
    one('pages.yaml', 'an amount written by hand'),
    one('pages.yaml', 'a figure that differs between the languages'),
    one('records.yaml', 'a date that is no date'),
    one('records.yaml', 'a crop year that is none'),
    one('facts.yaml', 'a value with a comma'),
    one('tables.yaml', 'a row with a cell too few'),
    one('facts.yaml', 'a link without https'),
  ];
  const root = plant(faults);
  const { mistakes } = await checkContent(root, PAGES);
  const text = printMistakes(mistakes);
  for (const expected of faults.flatMap((fault) => fault.expect)) {
    const [file, ...rest] = expected.split(' | ');
    expect(text).toContain(`${root}/${file}`);
    expect(text).toContain(rest.at(-1));
  }
  expect(text).toMatch(/^\d+ mistakes in the content:/);
});

/** A copy of the good content with the faults in it. */
function plant(faults: Change[]): string {
  const root = mkdtempSync(join(temporary, 'planted-'));
  cpSync(good, root, { recursive: true });
  for (const fault of faults) change(root, fault);
  return root;
}

function change(root: string, fault: Change): void {
  if (fault.remove) rmSync(join(root, fault.remove));
  if (fault.in) {
    const file = join(root, fault.in);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(fault.find!)) throw new Error(`${fault.in} has no “${fault.find}” to change.`);
    writeFileSync(file, text.replace(fault.find!, fault.with!));
  }
  if (fault.add) {
    const file = join(root, fault.add);
    const content = fault.like ? readFileSync(join(root, fault.like)) : Buffer.from(fault.text!);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.concat([content, Buffer.alloc(fault.grow ?? 0, '\n')]));
  }
  if (fault.also) change(root, fault.also);
}

function printed({ file, line, field, message }: Mistake, root: string): string {
  const where = [line && `line ${line}`, field].filter(Boolean).join(', ');
  return [file.replace(`${root}/`, ''), where, message.replaceAll(`${root}/`, '')].join(' | ');
}

/** Whether a reported line says all that was expected: the file, the place if one is named, the words. */
function holds(line: string, expected: string): boolean {
  const [file, where, message] = line.split(' | ');
  const parts = expected.split(' | ');
  if (parts[0] !== file || !message!.includes(parts.at(-1)!)) return false;
  return parts.length === 2 || parts[1] === where;
}

async function pdf(language?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  if (language) document.setLanguage(language);
  return document.save();
}
