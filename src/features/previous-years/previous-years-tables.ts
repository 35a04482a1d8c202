import { LANGS, type Localized } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import type { Office, OfficeUnit } from '../../schemas/office.ts';
import type { Table } from '../../schemas/table.ts';
import type { PreviousYears } from '../../schemas/previous-years.ts';
import { columnsOf } from '../../content/read-previous-years.ts';

/** Units that have cultivators, in the order of the offices. */
export const CULTIVATION_UNITS = ['rajasthan', 'madhya-pradesh', 'uttar-pradesh'] as const satisfies OfficeUnit[];
export type CultivationUnit = (typeof CULTIVATION_UNITS)[number];

/** Name of the table of one unit, or of all. */
export function previousYearsTableId(unit?: CultivationUnit): string {
  return unit ? `previous-years-${unit}` : 'previous-years';
}

/** The figures as tables to show and to take along: all of them, and those of each unit. */
export function previousYearsTables(data: PreviousYears, offices: Map<string, Office>): Table[] {
  return [undefined, ...CULTIVATION_UNITS].map((unit) => previousYearsTable(data, offices, unit));
}

/** The figures of one unit, or of all, with the names of the offices. */
export function previousYearsTable(data: PreviousYears, offices: Map<string, Office>, unit?: CultivationUnit): Table {
  const { office, ...columns } = columnsOf(data);
  const rows = data.rows.filter((row) => !unit || offices.get(row.office)?.unit === unit);
  return {
    id: previousYearsTableId(unit),
    caption: unit ? captionOf(data.caption, unit) : data.caption,
    columns: { office: { label: office!.label, kind: 'words', isRowHeading: true }, ...columns },
    notes: data.notes,
    asOn: data.asOn,
    source: [...new Set(rows.flatMap(({ source }) => source))],
    specimen: rows.some(({ isSpecimen }) => isSpecimen) || undefined,
    rows: rows.map((row) => ({
      cells: { office: placeOf(offices.get(row.office)!), crop_year: row.cropYear, ...row.figures },
      source: row.source,
      ...(row.note && { note: row.note }),
    })),
  };
}

/** The place of an office, as readers call it: what stands after the comma in its name. */
export function placeOf({ name }: Pick<Office, 'name'>): Localized {
  return localized((lang) => name[lang].split(', ').at(-1)!);
}

function captionOf(caption: Localized, unit: CultivationUnit): Localized {
  return localized((lang) => `${translator(lang)(`office.${unit}`)}: ${caption[lang]}`);
}

function localized(words: (lang: keyof Localized) => string): Localized {
  return Object.fromEntries(LANGS.map((lang) => [lang, words(lang)])) as Localized;
}
