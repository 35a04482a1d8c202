import { isDistrictOffice } from '../domain/district-offices.ts';
import { readRows, type Report } from '../files/read-table.ts';
import { fromKeys } from '../lib/keys.ts';
import { mapValues } from '../lib/map-values.ts';
import { isSameFigures, latinIn, misspelt } from '../text/compare-words.ts';
import type { Mistake } from '../files/mistake.ts';
import { missingFile, readTextFile } from '../files/read-yaml.ts';
import type { Column, Row, TableMeta } from '../schemas/table.ts';
import { FIGURES } from '../schemas/office-year.ts';
import type { PreviousYearsMeta, PreviousYearsRow } from '../schemas/previous-years.ts';

interface Known {
  offices: ReadonlySet<string>;
  sources: ReadonlySet<string>;
}

/** Reads `previous-years.csv` of a content folder; every wrong row and cell is reported with its line. */
export function readPreviousYears(
  root: string,
  meta: PreviousYearsMeta,
  known: Known,
): { rows: PreviousYearsRow[]; mistakes: Mistake[] } {
  const file = `${root}/previous-years.csv`;
  const text = readTextFile(file);
  if (text === undefined) return { rows: [], mistakes: [missingFile(file)] };
  return readPreviousYearsText(file, text, meta, known);
}

/** The same from the text of the file. */
export function readPreviousYearsText(
  file: string,
  text: string,
  meta: PreviousYearsMeta,
  known: Known,
): { rows: PreviousYearsRow[]; mistakes: Mistake[] } {
  const seen = new Map<string, number>();
  const read = readRows(file, text, { ...meta, columns: columnsOf(meta) }, (row, report, line) => {
    checkRow(row, meta, known, report);
    const key = `${String(row.cells['office'])} ${String(row.cells['crop_year'])}`;
    const other = seen.get(key);
    if (other) report('crop_year', `Line ${other} has the same office and crop year. Remove one of the two.`);
    else seen.set(key, line);
  });
  const mistakes = [...read.mistakes];
  const rows = read.rows.map(toOfficeYear);
  if (meta.specimen && rows.length > 0 && !rows.some(({ isSpecimen }) => isSpecimen))
    mistakes.push({
      file: file.replace(/csv$/, 'yaml'),
      field: 'specimen',
      message: 'No row is a specimen any more. Remove “specimen: true”, and “specimen” from “source”.',
    });
  return { rows, mistakes };
}

/** The columns of the file as a table has them. */
export function columnsOf({ columns }: Pick<PreviousYearsMeta, 'columns'>): TableMeta['columns'] {
  const { office, crop_year, ...figures } = columns;
  return {
    office: { ...office, kind: 'code', isRowHeading: true },
    crop_year: { ...crop_year, kind: 'crop-year' },
    ...mapValues(figures, (column): Column => ({ ...column, kind: 'number' })),
  };
}

function checkRow({ cells, source, note }: Row, meta: PreviousYearsMeta, known: Known, report: Report): void {
  const office = String(cells['office'] ?? '');
  if (!known.offices.has(office) || !isDistrictOffice(office))
    report(
      'office',
      `There is no district opium office “${office}”. Write an id of offices.yaml that begins with doo-.`,
    );
  if (cells['crop_year'] === null) report('crop_year', 'The crop year is missing. Write it, for example 2025-26.');
  for (const figure of FIGURES)
    if (Number(cells[figure] ?? 0) < 0)
      report(figure, 'A figure below zero cannot be. Correct it, or leave the cell empty.');
  checkSource(source, meta, known, (message) => report('source', message));
  if (!note) return;
  if (!isSameFigures(note.en, note.hi))
    report('note_hi', 'The figures of the English and the Hindi note differ. Correct the wrong one.');
  const latin = latinIn(note.hi);
  if (latin.length > 0)
    report('note_hi', `Latin letters are left in the Hindi: ${latin.join(', ')}. Write the words in Devanagari.`);
  for (const [wrong, right] of misspelt(note.hi))
    report('note_hi', `The site writes “${right}”, not “${wrong}”. Change the spelling.`);
}

function checkSource(source: string[], meta: PreviousYearsMeta, known: Known, report: (message: string) => void): void {
  if (source.length === 0)
    report('The source is missing. Write the id of a source, or “specimen” if the figures are made up.');
  if (source.length > 1 && source.includes('specimen'))
    report('A row is read somewhere or made up, not both. Leave the cells that were not read empty.');
  for (const id of source)
    if (!known.sources.has(id)) report(`There is no source “${id}”. Correct the id, or add it to a file in sources/.`);
    else if (!meta.source.includes(id)) report(`previous-years.yaml does not name “${id}”. Add it to its “source”.`);
}

function toOfficeYear({ cells, source, note }: Row): PreviousYearsRow {
  return {
    office: String(cells['office'] ?? ''),
    cropYear: String(cells['crop_year'] ?? ''),
    figures: fromKeys(FIGURES, (figure) => {
      const value = cells[figure];
      return typeof value === 'number' ? value : null;
    }),
    isSpecimen: source.includes('specimen'),
    source,
    note,
  };
}
