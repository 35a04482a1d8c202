import { isDistrictOffice } from '../domain/district-offices.ts';
import { readRows, type Report } from '../files/read-table.ts';
import { type Said, say } from '../messages/say.ts';
import { fromKeys } from '../lib/keys.ts';
import { mapValues } from '../lib/map-values.ts';
import { isSameFigures, latinIn } from '../text/compare-words.ts';
import type { Mistake } from '../files/mistake.ts';
import { missingFile, readTextFile } from '../files/read-yaml.ts';
import type { Localized } from '../language/lang.ts';
import type { Column, Row, TableForm } from '../schemas/table.ts';
import { COUNTED, FIGURES } from '../schemas/place-year.ts';
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
  const read = readRows(file, text, { columns: columnsInFile(meta) }, (row, report, line) => {
    checkRow(row, meta, known, report);
    const key = `${String(row.cells['place'])} ${String(row.cells['crop_year'])}`;
    const other = seen.get(key);
    if (other) report('crop_year', say('years-same', { other }));
    else seen.set(key, line);
  });
  return {
    rows: read.rows.map(toPlaceYear),
    mistakes: [...placeMistakes(file.replace(/csv$/, 'yaml'), meta, known), ...read.mistakes],
  };
}

/** The number columns, as a table has them. */
export function figureColumns({ columns }: Pick<PreviousYearsMeta, 'columns'>): TableForm['columns'] {
  return mapValues(
    fromKeys(FIGURES, (figure) => columns[figure]),
    (column): Column => ({ ...column, kind: 'number' }),
  );
}

function columnsInFile(meta: PreviousYearsMeta): TableForm['columns'] {
  const { place, crop_year, counted } = meta.columns;
  return {
    place: { ...place, kind: 'code', isRowHeading: true },
    crop_year: { ...crop_year, kind: 'crop-year' },
    counted: { ...counted, kind: 'code' },
    ...figureColumns(meta),
  };
}

function placeMistakes(file: string, { places }: PreviousYearsMeta, known: Known): Mistake[] {
  return Object.entries(places).flatMap(([id, { scope, offices = [] }]): Mistake[] => {
    const path = ['places', id, 'offices'];
    const field = path.join(' → ');
    if ((scope === 'district') !== offices.length > 0) return [{ file, field, path, ...say('years-offices') }];
    return offices
      .filter((office) => !known.offices.has(office) || !isDistrictOffice(office))
      .map((office) => ({ file, field, path, ...say('years-office', { id: office }) }));
  });
}

function checkRow(
  { cells, source, note, toConfirm }: Row,
  meta: PreviousYearsMeta,
  known: Known,
  report: Report,
): void {
  const place = String(cells['place'] ?? '');
  const isOffice = known.offices.has(place) && isDistrictOffice(place);
  if (!isOffice && !Object.hasOwn(meta.places, place)) report('place', say('years-place', { id: place }));
  if (cells['crop_year'] === null) report('crop_year', say('years-crop-year'));
  const counted = cells['counted'];
  if (counted !== null && !COUNTED.some((each) => each === counted))
    report('counted', say('years-counted', { value: String(counted), choices: COUNTED.join(', ') }));
  for (const figure of FIGURES) if (Number(cells[figure] ?? 0) < 0) report(figure, say('years-below-zero'));
  if (!note && FIGURES.every((figure) => cells[figure] === null)) report('cultivators', say('years-nothing'));
  checkSource(source, known, (said) => report('source', said));
  if (note) checkWords('note', note, report);
  if (toConfirm) checkWords('to_confirm', toConfirm, report);
}

function checkWords(name: string, { en, hi }: Localized, report: Report): void {
  if (!isSameFigures(en, hi)) report(`${name}_hi`, say('years-figures'));
  const latin = latinIn(hi);
  if (latin.length > 0) report(`${name}_hi`, say('latin-left', { words: latin.join(', ') }));
}

function checkSource(source: string[], known: Known, report: (said: Said) => void): void {
  if (source.length === 0) report(say('source-missing'));
  for (const id of source)
    if (id === 'specimen') report(say('years-specimen'));
    else if (!known.sources.has(id)) report(say('no-such-source', { id, folder: 'sources/' }));
}

function toPlaceYear({ cells, roughly, source, note, toConfirm }: Row): PreviousYearsRow {
  return {
    place: String(cells['place'] ?? ''),
    cropYear: String(cells['crop_year'] ?? ''),
    counted: COUNTED.find((each) => each === cells['counted']),
    figures: fromKeys(FIGURES, (figure) => {
      const value = cells[figure];
      return typeof value === 'number' ? value : null;
    }),
    ...(roughly && { roughly }),
    source,
    note,
    toConfirm,
  };
}
