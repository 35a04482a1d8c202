import { DEVANAGARI } from '../../../src/language/devanagari.ts';
import type { Mapping } from '../../model/import-api.ts';
import type { TableColumn } from '../../model/table-api.ts';
import { storedValue } from '../../model/written-number.ts';
import { indexCsv, valuesOf } from '../table/csv-edit.ts';

const SEPARATORS = [',', ';', '\t', '|'];
const SAMPLE_ROWS = 40;

/** What parts the columns: that with which the first lines have most cells, and all the same number. */
export function separatorOf(text: string): string {
  const start = text.slice(0, 60_000);
  const scored = SEPARATORS.map((separator) => {
    const csv = indexCsv(start, separator);
    const counts = Array.from({ length: Math.min(csv.rows, SAMPLE_ROWS) }, (_, at) => valuesOf(csv, at - 1).length);
    const usual = counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 1;
    return {
      separator,
      score: usual * (counts.filter((count) => count === usual).length / Math.max(1, counts.length)),
    };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.separator ?? ',';
}

/** Other headings that offices write. */
const ALIASES: Record<string, string[]> = {
  serial: ['s no', 'sr no', 'sl no', 'serial', 'serial no', 'क्र सं', 'क्रमांक', 'क्रम', 'क्र'],
  name: [
    'cultivator',
    'cultivator name',
    'name of cultivator',
    'farmer name',
    'काश्तकार',
    'काश्तकार का नाम',
    'किसान का नाम',
    'कृषक का नाम',
  ],
  guardian: [
    'father',
    'father name',
    'fathers name',
    'father husband name',
    'father or husband name',
    'guardian',
    'पिता',
    'पिता का नाम',
    'पिता पति',
    'पिता पति का नाम',
    'पिता या पति का नाम',
  ],
  village: ['village name', 'name of village', 'ग्राम', 'गाँव', 'ग्राम का नाम', 'गांव का नाम'],
  tehsil: ['tehsil name', 'tahsil', 'taluka', 'तहसील का नाम'],
  area_are: ['area', 'area are', 'area in are', 'licensed area', 'क्षेत्रफल', 'रकबा', 'आरी', 'क्षेत्र'],
  office: ['doo', 'district opium office', 'division', 'जिला अफीम अधिकारी', 'जिला अफीम कार्यालय', 'खंड'],
  category: ['eligibility', 'status', 'पात्रता'],
  policy: ['type of licence', 'licence type', 'लाइसेंस का प्रकार'],
};

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Our columns by the headings of the brought file, whatever their language; the cells tell which language words are in. */
export function mapColumns(headings: string[], samples: string[][], columns: TableColumn[]): Mapping {
  const mapping: Mapping = {};
  const taken = new Set<number>();
  const isHindi = headings.map((_, at) => samples.some((row) => DEVANAGARI.test(row[at] ?? '')));
  const take = (name: string, at: number) => {
    if (at < 0 || taken.has(at) || mapping[name]) return;
    mapping[name] = { column: at };
    taken.add(at);
  };
  const folded = headings.map(plain);
  for (const { name, label } of columns)
    take(
      name,
      folded.findIndex((heading) => [name, label.en, label.hi].some((each) => plain(each) === heading)),
    );
  for (const { name, label, lang } of columns) {
    const stem = name.replace(/_(en|hi)$/, '');
    const names = [stem, label.en, label.hi].map((each) => plain(each.replace(/\(.*\)/, '')));
    const known = new Set([...names, ...(ALIASES[stem] ?? []).map(plain)]);
    take(
      name,
      folded.findIndex(
        (heading, at) => known.has(heading) && !taken.has(at) && (!lang || isHindi[at] === (lang === 'hi')),
      ),
    );
  }
  return mapping;
}

/** Whether the first line names columns: some are ours, or it has no figures where the next line has some. */
export function isHeader(first: string[], second: string[], columns: TableColumn[]): boolean {
  if (Object.keys(mapColumns(first, [second], columns)).length > 0) return true;
  const isFigure = (cell: string) => /\d/.test(cell);
  return !first.some(isFigure) && second.some(isFigure);
}

/** A brought cell as it is stored: numbers plain, and the words of a choice as its code. */
export function storedCell(written: string, column: TableColumn): string {
  const text = written.replace(/[\s\u00A0]+/g, ' ').trim();
  if (!column.choices || text === '') return storedValue(text, column.kind);
  const folded = plain(text);
  const found = column.choices.find(
    ({ value, label }) =>
      value === text ||
      [value, label.en, label.hi, ...[label.en, label.hi].map((each) => each.replace(/\s*\(.*\)/, ''))].some(
        (each) => plain(each) === folded,
      ),
  );
  return found?.value ?? text;
}
