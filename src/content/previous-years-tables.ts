import { LANGS, type Localized } from '../language/lang.ts';
import { translator } from '../words/strings.ts';
import type { Office } from '../schemas/office.ts';
import type { Table } from '../schemas/table.ts';
import type { Scope } from '../schemas/place-year.ts';
import type { PreviousYears } from '../schemas/previous-years.ts';
import { CULTIVATION_UNITS } from '../addresses/cultivator-lists.ts';
import { districtOffices, townOf } from '../domain/district-offices.ts';
import { fromKeys } from '../lib/keys.ts';
import { figureColumns } from './read-previous-years.ts';

type CultivationUnit = (typeof CULTIVATION_UNITS)[number];

/** Whose figures a row has. */
export interface FiguresPlace {
  name: Localized;
  scope: Scope;
  unit: string;
  /** The district opium offices it covers. */
  offices: string[];
}

/** The place of a row: one office, or several of them together. */
export function placeOf({ places }: PreviousYears, offices: Map<string, Office>, id: string): FiguresPlace {
  const office = offices.get(id);
  if (office)
    return { name: fromKeys(LANGS, (lang) => townOf(office, lang)), scope: 'office', unit: office.unit, offices: [id] };
  const place = places[id];
  if (!place) throw new Error(`previous-years.csv names the place “${id}”, which previous-years.yaml does not have.`);
  return { ...place, offices: place.offices ?? districtOffices(offices, place.unit).map((each) => each.id) };
}

/** The figures as tables to take along: all of them, and those of each unit. */
export function previousYearsTables(data: PreviousYears, offices: Map<string, Office>): Table[] {
  return [undefined, ...CULTIVATION_UNITS].map((unit) => previousYearsTable(data, offices, unit));
}

/** The figures of one unit, or of all, with the names of the places. */
export function previousYearsTable(data: PreviousYears, offices: Map<string, Office>, unit?: CultivationUnit): Table {
  const rows = unitRows(data, offices, unit);
  const { place, scope, crop_year, counted } = data.columns;
  return {
    id: unit ? `previous-years-${unit}` : 'previous-years',
    caption: unit ? captionOf(data.caption, unit) : data.caption,
    columns: {
      place: { ...place, kind: 'words', isRowHeading: true },
      scope: { ...scope, kind: 'words' },
      crop_year: { ...crop_year, kind: 'crop-year' },
      counted: { ...counted, kind: 'words' },
      ...figureColumns(data),
    },
    notes: data.notes,
    asOn: data.asOn,
    source: [...new Set(rows.flatMap(({ source }) => source))],
    rows: rows.map((row) => {
      const at = placeOf(data, offices, row.place);
      return {
        cells: {
          place: at.name,
          scope: fromKeys(LANGS, (lang) => translator(lang)(`previousYears.scope.${at.scope}`)),
          crop_year: row.cropYear,
          counted: row.counted ? data.counted[row.counted] : null,
          ...row.figures,
        },
        source: row.source,
        ...(row.roughly && { roughly: row.roughly }),
        ...(row.note && { note: row.note }),
        ...(row.toConfirm && { toConfirm: row.toConfirm }),
      };
    }),
  };
}

/** The rows of one unit, or of all, as they follow each other in its table. */
export function unitRows(data: PreviousYears, offices: Map<string, Office>, unit?: CultivationUnit) {
  return data.rows.filter(({ place }) => !unit || placeOf(data, offices, place).unit === unit);
}

function captionOf(caption: Localized, unit: CultivationUnit): Localized {
  return fromKeys(LANGS, (lang) => `${translator(lang)(`office.${unit}`)}: ${caption[lang]}`);
}
