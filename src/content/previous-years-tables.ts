import { LANGS, type Localized } from '../language/lang.ts';
import { translator } from '../words/strings.ts';
import type { Office } from '../schemas/office.ts';
import type { Table } from '../schemas/table.ts';
import type { PreviousYears } from '../schemas/previous-years.ts';
import { CULTIVATION_UNITS } from '../addresses/cultivator-lists.ts';
import { townOf } from '../domain/district-offices.ts';
import { fromKeys } from '../lib/keys.ts';
import { columnsOf } from './read-previous-years.ts';

type CultivationUnit = (typeof CULTIVATION_UNITS)[number];

/** The figures as tables to show and to take along: all of them, and those of each unit. */
export function previousYearsTables(data: PreviousYears, offices: Map<string, Office>): Table[] {
  return [undefined, ...CULTIVATION_UNITS].map((unit) => previousYearsTable(data, offices, unit));
}

/** The figures of one unit, or of all, with the names of the offices. */
export function previousYearsTable(data: PreviousYears, offices: Map<string, Office>, unit?: CultivationUnit): Table {
  const rows = data.rows.filter((row) => !unit || offices.get(row.office)?.unit === unit);
  const towns = (id: string) => {
    const seat = offices.get(id);
    return seat ? fromKeys(LANGS, (lang) => townOf(seat, lang)) : null;
  };
  return {
    id: unit ? `previous-years-${unit}` : 'previous-years',
    caption: unit ? captionOf(data.caption, unit) : data.caption,
    columns: { ...columnsOf(data), office: { label: data.columns.office.label, kind: 'words', isRowHeading: true } },
    notes: data.notes,
    asOn: data.asOn,
    source: [...new Set(rows.flatMap(({ source }) => source))],
    specimen: rows.some(({ isSpecimen }) => isSpecimen) || undefined,
    rows: rows.map((row) => ({
      cells: { office: towns(row.office), crop_year: row.cropYear, ...row.figures },
      source: row.source,
      ...(row.note && { note: row.note }),
    })),
  };
}

function captionOf(caption: Localized, unit: CultivationUnit): Localized {
  return fromKeys(LANGS, (lang) => `${translator(lang)(`office.${unit}`)}: ${caption[lang]}`);
}
