import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { keepRead } from '../../src/files/keeps-read.ts';
import { checkContent } from '../../src/parts/check-content.ts';
import { load } from '../../src/content/load.ts';
import { LANGS } from '../../src/language/lang.ts';
import { type Mistake, printMistakes } from '../../src/files/mistake.ts';
import { MESSAGES } from '../../src/messages/messages.ts';
import type { Code } from '../../src/messages/say.ts';
import { asTaken, converted, sampleHeic, samplePng } from '../support/sample-picture.ts';
import { MADE_FILE, paperHash } from '../../src/content/paper-hash.ts';
import { samplePdf } from '../support/sample-pdf.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { isThorough } from '../support/thorough.ts';
import { FaultTable } from './fault-table.ts';

/** One change to the good content. */
interface Change {
  /** A file to change, and how … */
  in?: string;
  find?: string;
  with?: string;
  /** A file of the good content to save in another encoding. */
  save?: string;
  /** … or one to add, with its text or as a copy of another … */
  add?: string;
  text?: string;
  like?: string;
  /** How the added text is saved; base64 for bytes that are no text. */
  encoding?: 'utf8' | 'utf8-mark' | 'utf16' | 'utf16-mark' | 'ansi' | 'base64';
  /** Bytes to append. */
  grow?: number;
  /** … or one to take away. */
  remove?: string;
  also?: Change;
}

interface Fault extends Change {
  what: string;
  /** `file | where | words of the message`; exactly these must be mended. */
  expect?: string[];
  /** The same of what somebody should look at again. */
  asks?: string[];
}

/** Messages about a file that is missing, superfluous or of the wrong kind as a whole; all others name a line. */
const ABOUT_WHOLE_FILES = new Set<Code>([
  'picture-undescribed',
  'picture-missing',
  'picture-twice',
  'picture-name',
  'picture-heic',
  'picture-ending',
  'picture-not-image',
  'picture-other-format',
  'picture-too-small',
  'picture-too-large',
  'picture-drawing-unsafe',
  'picture-drawing-large',
  'picture-unused',
  'specimen-unmarked',
  'address-lost',
  'page-without-twin',
  'page-file-unknown',
  'page-folder-name',
  'page-above-missing',
  'page-address-taken',
  'page-fixed-missing',
  'page-tool-missing',
  'page-not-in-menu',
  'page-short-taken',
  'csv-missing',
  'csv-no-description',
  'document-damaged',
  'document-large',
  'document-locked',
  'document-name',
  'document-not-pdf',
  'document-only-pdf',
  'document-unused',
  'file-empty',
  'file-is-office',
  'file-is-pdf',
  'file-is-rtf',
  'file-missing',
  'file-not-read',
  'file-utf16',
  'hub-no-chapters',
  'lists-no-description',
  'no-such-register',
  'paper-not-made',
  'paper-old',
  'place-missing',
  'record-name',
  'record-name-twice',
  'table-unused',
  'yaml-only-remarks',
]);

const FOLDER = 'tests/faults';
/** What the good content stands for: one address is specified, and these were released. */
const SITE = {
  specified: { 'area/two': 'area/two' },
  needed: {},
  ledger: [
    '/en/area/two/',
    '/hi/area/two/',
    '/en/area/former/',
    '/en/data/substances.csv',
    ...['exim/substances/m', 'exim/substances/mdma', 'records/notifications/2024-01-01-first'].flatMap((id) =>
      LANGS.map((lang) => `/${lang}/${id}/`),
    ),
  ],
};
const groups = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ group: file, faults: parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Fault[] }));

const table = new FaultTable();
const temporary = quickFolder('faults-');
const good = join(temporary, 'good');

beforeAll(async () => {
  // Read files are kept, as at the desk.
  keepRead(true);
  cpSync(`${FOLDER}/good`, good, { recursive: true });
  mkdirSync(`${good}/documents/area`, { recursive: true });
  for (const name of ['paper', 'form'])
    writeFileSync(`${good}/documents/area/${name}.pdf`, await samplePdf({ language: 'en' }));
  writeFileSync(join(temporary, 'silent.pdf'), await samplePdf());
  // What offices outside send: pages that are pictures, text without tags, Hindi that calls itself English.
  writeFileSync(join(temporary, 'scan.pdf'), await samplePdf({ language: 'en', isScan: true }));
  writeFileSync(join(temporary, 'untagged.pdf'), await samplePdf({ language: 'en', isTagged: false }));
  writeFileSync(join(temporary, 'hindi.pdf'), await samplePdf({ language: 'en', font: 'ABCDEF+Mangal' }));
  writeFileSync(`${good}/pictures/plant.png`, samplePng(640, 480));
  writeFileSync(join(temporary, 'small.png'), samplePng(320, 240));
  writeFileSync(join(temporary, 'taken.jpg'), asTaken(await converted(samplePng(960, 720), 'jpeg'), 6));
  writeFileSync(join(temporary, 'phone.heic'), sampleHeic());
  const { catalogue } = await load(good);
  const made = { 'area/form.pdf': paperHash(catalogue.papers.get('area/form')!) };
  writeFileSync(`${good}/${MADE_FILE}`, JSON.stringify(made));
  cpSync(good, planted, { recursive: true });
});
afterAll(() => {
  keepRead(false);
  table.write();
  rmSync(temporary, { recursive: true });
});

test('the good content has no mistake', async () => {
  const { mistakes, questions } = await checkContent(good, SITE);
  expect(mistakes).toEqual([]);
  expect(questions).toEqual([]);
});

test('the content of the site has no mistake', async () => {
  const { mistakes, questions } = await checkContent();
  // A question holds nothing up; the table says how many there are.
  table.alarms(mistakes.length, questions.length);
  expect(mistakes).toEqual([]);
});

describe.each(groups)('$group', ({ group, faults }) => {
  test.each(faults)('$what is reported, and nothing else', async (fault) => {
    const { mistakes, questions } = await reportedOf(fault);
    table.add(group, fault.what, [...mistakes, ...questions]);
    expectExactly(mistakes, fault.expect ?? []);
    expectExactly(questions, fault.asks ?? []);
    for (const mistake of [...mistakes, ...questions]) {
      expect(mistake.message).toMatch(/\. .+|: .+/);
      expect(MESSAGES).toHaveProperty([mistake.code]);
      if (!ABOUT_WHOLE_FILES.has(mistake.code)) expect(mistake.line, mistake.code).toEqual(expect.any(Number));
    }
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
  const { mistakes } = await checkContent(root, SITE);
  const text = printMistakes(mistakes);
  for (const expected of faults.flatMap((fault) => fault.expect ?? [])) {
    const [file, ...rest] = expected.split(' | ');
    expect(text).toContain(`${root}/${file}`);
    expect(text).toContain(rest.at(-1));
  }
  expect(text).toMatch(/^\d+ mistakes in the content:/);
});

/** What the check says of some content. */
type Reported = Pick<Awaited<ReturnType<typeof checkContent>>, 'mistakes' | 'questions'>;

/** So many faults are planted at once, in files of their own: to check the content takes longer than to change it. */
const AT_ONCE = isThorough ? 1 : 12;
const bunches = new Map<Fault, Fault[]>();
const reported = new Map<Fault, Reported>();

// One of each group after the other: those of a group mostly change the same file.
for (const fault of inRounds(groups.map(({ faults }) => faults))) {
  const files = filesOf(fault);
  const open = [...new Set(bunches.values())].find(
    (bunch) => bunch.length < AT_ONCE && !bunch.some((other) => filesOf(other).some((file) => files.includes(file))),
  );
  const bunch = open ?? [];
  bunch.push(fault);
  bunches.set(fault, bunch);
}

function inRounds<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

async function reportedOf(fault: Fault): Promise<Reported> {
  if (!reported.has(fault)) await checkTogether(bunches.get(fault)!);
  return reported.get(fault)!;
}

/**
 * Where not exactly what was expected of all of them together is reported, parts are checked again, down to the single fault: a fault in the
 * form of a file hides what is wrong between files, so those that were seen go apart from those that were not.
 */
async function checkTogether(faults: Fault[]): Promise<void> {
  const found = await checkContent(plant(faults), SITE);
  const mistakes = sharedOut(found.mistakes, faults, 'expect');
  const questions = sharedOut(found.questions, faults, 'asks');
  if (mistakes && questions)
    for (const fault of faults)
      reported.set(fault, { mistakes: mistakes.get(fault)!, questions: questions.get(fault)! });
  else if (faults.length === 1) reported.set(faults[0]!, found);
  else {
    const [seen = [], hidden = []] = [true, false].map((is) => faults.filter((fault) => isSeen(fault, found) === is));
    const half = faults.length >> 1;
    const parts = seen.length > 0 && hidden.length > 0 ? [seen, hidden] : [faults.slice(0, half), faults.slice(half)];
    for (const part of parts) await checkTogether(part);
  }
}

/** Whether everything that is expected of a fault was reported. */
function isSeen({ expect: expected = [], asks = [] }: Fault, found: Reported): boolean {
  const isIn = (lines: string[], mistakes: Mistake[]) =>
    lines.every((line) => mistakes.some((mistake) => holds(printed(mistake), line)));
  return isIn(expected, found.mistakes) && isIn(asks, found.questions);
}

/** What is reported, to each fault what was expected of it; nothing where that is not all, or not everything expected. */
function sharedOut(found: Mistake[], faults: Fault[], kind: 'expect' | 'asks'): Map<Fault, Mistake[]> | undefined {
  const left = new Set(found);
  const shares = new Map<Fault, Mistake[]>();
  for (const fault of faults) {
    const own = (fault[kind] ?? []).map((line) =>
      [...left].find((mistake) => left.has(mistake) && holds(printed(mistake), line)),
    );
    shares.set(
      fault,
      own.flatMap((mistake) => (mistake && left.delete(mistake) ? [mistake] : [])),
    );
    if (shares.get(fault)!.length < own.length) return undefined;
  }
  return left.size === 0 ? shares : undefined;
}

function expectExactly(mistakes: Mistake[], expected: string[]): void {
  const found = mistakes.map(printed);
  const missing = expected.filter((each) => !found.some((line) => holds(line, each)));
  expect(missing, found.join('\n')).toEqual([]);
  expect(found).toHaveLength(expected.length);
}

/** The copy with the faults in it: always in the same place, so that what is as before need not be read again. */
const planted = join(temporary, 'planted');
/** Files that the last faults changed, added or took away. */
const touched = new Set<string>();

/** A copy of the good content with the faults in it. */
function plant(faults: Change[]): string {
  for (const file of touched) mend(file);
  touched.clear();
  for (const fault of faults) {
    for (const file of filesOf(fault)) touched.add(file);
    change(planted, fault);
  }
  return planted;
}

function filesOf({ remove, in: changed, add, save, also }: Change): string[] {
  const own = [remove, changed, add, save].filter((file) => file !== undefined);
  return also ? [...own, ...filesOf(also)] : own;
}

/** Makes a file of the copy what it is in the good content, and leaves no folder that is not there. */
function mend(file: string): void {
  rmSync(join(planted, file), { force: true });
  if (existsSync(join(good, file))) copyFileSync(join(good, file), join(planted, file));
  for (let above = dirname(file); above !== '.' && !existsSync(join(good, above)); above = dirname(above))
    rmSync(join(planted, above), { recursive: true, force: true });
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
    const content = fault.like ? readFileSync(join(root, fault.like)) : encoded(fault.text!, fault.encoding);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.concat([content, Buffer.alloc(fault.grow ?? 0, '\n')]));
  }
  if (fault.save) {
    const file = join(root, fault.save);
    writeFileSync(file, encoded(readFileSync(file, 'utf8'), fault.encoding));
  }
  if (fault.also) change(root, fault.also);
}

function printed({ file, line, field, message }: Mistake): string {
  const where = [line && `line ${line}`, field].filter(Boolean).join(', ');
  return [file.replace(`${planted}/`, ''), where, message.replaceAll(`${planted}/`, '')].join(' | ');
}

/** The bytes of a text as a program on an editor's desk might save it. */
function encoded(text: string, encoding: Change['encoding'] = 'utf8'): Buffer {
  switch (encoding) {
    case 'base64':
      return Buffer.from(text, 'base64');
    case 'utf16':
      return Buffer.from(text, 'utf16le');
    case 'utf16-mark':
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 'utf8-mark':
      return Buffer.from(`\uFEFF${text}`);
    case 'ansi':
      return Buffer.from(text, 'latin1');
    default:
      return Buffer.from(text);
  }
}

/** Whether a reported line says all that was expected: the file, the place if one is named, the words. */
function holds(line: string, expected: string): boolean {
  const [file, where, message] = line.split(' | ');
  const parts = expected.split(' | ');
  if (parts[0] !== file || !message!.includes(parts.at(-1)!)) return false;
  // The line may be left out of what is expected: a change further up in the good content moves it.
  return parts.length === 2 || parts[1] === where || parts[1] === where!.replace(/^line \d+(, )?/, '');
}
