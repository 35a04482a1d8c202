import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseList } from '../../addresses/cultivator-lists.ts';
import { printMistakes } from '../../files/mistake.ts';
import { buildLists, cultivatorManifest } from './build-lists.ts';
import { readList } from './read-list.ts';
import { checkCultivators } from '../../content/cultivators/list-files.ts';
import { CSV_COLUMNS } from '../../content/cultivators/read-row.ts';

const OFFICES = new Set(['doo-kota', 'doo-bareilly', 'unit-kota']);
const HEADER = CSV_COLUMNS.join(',');
const ROW = 'eligible,doo-kota,gum,1,Ram,राम,Mohan,मोहन,Bada,बड़ा,Kota,कोटा,10';
const META = "cropYear: '2025-26'\nasOn: '2026-11-16'\nsource: [specimen]\n";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cultivators-'));
  mkdirSync(join(root, 'cultivators'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(lines: string[], year = '2025-26', meta = META.replace('2025-26', year)): void {
  writeFileSync(join(root, `cultivators/${year}.csv`), `${lines.join('\n')}\n`);
  if (meta) writeFileSync(join(root, `cultivators/${year}.yaml`), meta);
}
const build = () => buildLists(root, join(root, 'out'), OFFICES);
const read = (path: string) => readFileSync(join(root, 'out', path), 'utf8');
const faults = async () =>
  printMistakes(await checkCultivators(root, OFFICES))
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());

test('each list becomes a file in each language, in the order of its numbers, and nothing else is left', async () => {
  write([
    HEADER,
    ROW.replace(',1,Ram,राम', ',2,Shyam,श्याम'),
    ROW,
    ROW.replace('eligible', 'ineligible').replace(/10$/, ''),
    ROW.replace('doo-kota', 'doo-bareilly').replace('gum', 'straw'),
  ]);
  const manifest = await build();
  expect(parseList(JSON.parse(read('hi/data/cultivators/2025-26/eligible.doo-kota.gum.json')))).toEqual({
    serial: [1, 2],
    name: ['राम', 'श्याम'],
    guardian: ['मोहन', 'मोहन'],
    village: ['बड़ा', 'बड़ा'],
    tehsil: ['कोटा', 'कोटा'],
    area: [10, 10],
  });
  expect(JSON.parse(read('en/data/cultivators/2025-26/ineligible.doo-kota.gum.json')).columns).not.toHaveProperty(
    'area',
  );
  expect(read('en/data/cultivators/2025-26/eligible.doo-bareilly.straw.csv')).toBe(
    "\uFEFFSerial number,Name,Father's or husband's name,Village,Tehsil,Licensed area (are)\r\n1,Ram,Mohan,Bada,Kota,10\r\n",
  );
  expect(Object.keys(manifest[0]!.lists)).toHaveLength(3);
  expect(manifest[0]!.lists['eligible.doo-kota.gum']).toEqual({
    count: 2,
    csvBytes: {
      en: Buffer.byteLength(read('en/data/cultivators/2025-26/eligible.doo-kota.gum.csv')),
      hi: Buffer.byteLength(read('hi/data/cultivators/2025-26/eligible.doo-kota.gum.csv')),
    },
  });
  expect(cultivatorManifest(join(root, 'out'))).toEqual(manifest);
  expect(readdirSync(join(root, 'out')).toSorted()).toEqual(['en', 'hi', 'manifest.json']);
});

test('every row of a specimen says so, and lists that are hidden are not made', async () => {
  write([HEADER, ROW, ROW.replace(',1,', ',2,')], '2025-26', `${META}specimen: true\n`);
  await build();
  expect(JSON.parse(read('en/data/cultivators/2025-26/eligible.doo-kota.gum.json')).columns.specimen).toEqual([
    true,
    true,
  ]);
  expect(read('en/data/cultivators/2025-26/eligible.doo-kota.gum.csv').trim().split('\r\n')).toEqual([
    expect.stringMatching(/,Specimen$/),
    expect.stringMatching(/,10,Specimen$/),
    expect.stringMatching(/,10,Specimen$/),
  ]);
  expect(await buildLists(root, join(root, 'out'), OFFICES, ({ specimen }) => !specimen)).toEqual([]);
  expect(existsSync(join(root, 'out/en'))).toBe(false);
});

test('rows beyond what waits in memory are all there', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ROW.replace(',1,', `,${index + 1},`));
  write([HEADER, ...rows]);
  await build();
  const { columns } = JSON.parse(read('en/data/cultivators/2025-26/eligible.doo-kota.gum.json'));
  expect(columns.serial).toEqual(rows.map((_, index) => index + 1));
});

test('an old list is added by dropping two files; the newest year comes first', async () => {
  write([HEADER, ROW], '2022-23');
  write([HEADER, ROW]);
  expect((await build()).map(({ cropYear }) => cropYear)).toEqual(['2025-26', '2022-23']);
  expect(existsSync(join(root, 'out/en/data/cultivators/2022-23/eligible.doo-kota.gum.json'))).toBe(true);
});

test('the rows of any year are read as they were written', async () => {
  write([HEADER, ROW.replace('eligible', 'ineligible').replace(/10$/, '')], '2022-23');
  write([HEADER, ROW]);
  await build();
  const key = { year: '2025-26', category: 'eligible', office: 'doo-kota', policy: 'gum' };
  const old = { ...key, year: '2022-23', category: 'ineligible' };
  const words = { name: 'राम', guardian: 'मोहन', village: 'बड़ा', tehsil: 'कोटा' };
  expect(readList(key, 'hi', join(root, 'out'))).toEqual([{ serial: 1, ...words, area: 10 }]);
  expect(readList(old, 'hi', join(root, 'out'))).toEqual([{ serial: 1, ...words, area: undefined }]);
});

test('a name cannot run as a formula in a spreadsheet', async () => {
  write([HEADER, ROW.replace('Ram', '"=HYPERLINK(""http://x"",""y"")"')]);
  await build();
  expect(read('en/data/cultivators/2025-26/eligible.doo-kota.gum.csv')).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
});

test('no folder, no lists', async () => {
  rmSync(join(root, 'cultivators'), { recursive: true });
  expect(await build()).toEqual([]);
  expect(await checkCultivators(root, OFFICES)).toEqual([]);
});

test('a mistake stops the build', async () => {
  write([HEADER, ROW.replace('gum', 'gums')]);
  await expect(build()).rejects.toThrow(/“gums” is not allowed here/);
});

test.each([
  ['a wrong category', [ROW.replace('eligible', 'elegible')], /line 2, category: “elegible” is not allowed/],
  ['a wrong policy', [ROW.replace('gum', 'cps')], /line 2, policy: “cps” is not allowed/],
  ['an unknown office', [ROW.replace('doo-kota', 'doo-delhi')], /line 2, office: “doo-delhi” is no district opium/],
  ['an office of another kind', [ROW.replace('doo-kota', 'unit-kota')], /line 2, office: “unit-kota”/],
  ['a number twice', [ROW, ROW], /line 3, serial: The number 1 stands twice in the list eligible.doo-kota.gum/],
  ['a number in words', [ROW.replace(',1,', ',one,')], /line 2, serial: “one” is no serial number/],
  ['Devanagari digits', [ROW.replace(',1,', ',१,')], /line 2, serial/],
  ['no Hindi name', [ROW.replace('राम', '')], /line 2, name_hi: The Hindi words are missing/],
  ['Hindi in English letters', [ROW.replace('मोहन', 'Mohan')], /line 2, guardian_hi: “Mohan” holds no Devanagari/],
  ['English in Devanagari', [ROW.replace('Bada', 'बड़ा')], /line 2, village_en: .* Write it in English letters/],
  ['no tehsil', [ROW.replace('Kota,', ',')], /line 2, tehsil_en: The English words are missing/],
  ['an area with its unit', [ROW.replace(/10$/, '10 are')], /line 2, area_are: “10 are” is no area/],
  ['no area', [ROW.replace(/10$/, '')], /line 2, area_are: The licensed area is missing/],
  ['an area nobody is licensed for', [ROW.replace('eligible', 'ineligible')], /line 2, area_are: An ineligible/],
  ['a row too short', [ROW.slice(0, -3)], /line 2: This row has 12 cells/],
  ['an open quotation mark', [`"${ROW}`], /cannot be read as CSV/],
  ['letters of another encoding', [ROW.replace('राम', 'रा\uFFFD')], /line 2, name_hi: .*CSV UTF-8/],
  ['no rows', [], /has no rows/],
])('%s is reported with its line', async (_, rows, message) => {
  write([HEADER, ...rows]);
  const found = await faults();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(message);
});

test('an unclosed quotation mark does not swallow a long file', async () => {
  write([HEADER, `"${ROW}`, ...Array.from({ length: 5000 }, (_, index) => ROW.replace(',1,', `,${index + 2},`))]);
  expect(await faults()).toEqual([expect.stringContaining('cannot be read as CSV')]);
});

test('wrong, missing and doubled columns are named', async () => {
  write([HEADER.replace('tehsil_hi', 'tahsil_hi').replace('policy', 'office'), ROW]);
  const found = await faults();
  expect(found).toHaveLength(4);
  expect(found.join('\n')).toMatch(/tahsil_hi: There is no column/);
  expect(found.join('\n')).toMatch(/office: This column stands twice/);
  expect(found.join('\n')).toMatch(/policy: This column is missing/);
});

test('all mistakes are told up to a hundred, then counted', async () => {
  write([
    HEADER,
    ...Array.from({ length: 250 }, (_, index) => ROW.replace(',1,', `,${index + 1},`).replace('gum', 'x')),
  ]);
  const found = await faults();
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toContain('150 more mistakes follow');
});

test('description and rows belong together', async () => {
  write([HEADER, ROW], '2025-26', '');
  expect(await faults()).toEqual([expect.stringContaining('no description')]);
  write([HEADER, ROW], '2025-26', META.replace('2025-26', '2024-25'));
  expect(await faults()).toEqual([expect.stringContaining('cropYear: The crop year and the name of the file differ')]);
  rmSync(join(root, 'cultivators/2025-26.csv'));
  write([HEADER, ROW], '2022-23');
  writeFileSync(join(root, 'cultivators/2025-26.yaml'), META);
  expect((await faults()).join()).toContain('This file is missing: 2025-26.yaml');
});
