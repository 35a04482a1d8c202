import { recordPath } from '../../addresses/registers.ts';
import type { Catalogue } from '../../content/load.ts';
import { wordsIn } from '../../domain/cells.ts';
import { doubtId } from '../../domain/page-notes.ts';
import { columnHeading } from '../../domain/table-export.ts';
import { doubtfulRows } from '../../domain/table-references.ts';
import type { Lang } from '../../language/lang.ts';
import type { Row, Table } from '../../schemas/table.ts';
import { formatFigure } from '../../words/format-figure.ts';

/** Tables with the figures of a crop year that a case may turn on. */
export const CROP_YEAR_TABLES = ['minimum-qualifying-yield', 'minimum-yield-morphine-straw', 'opium-price'];

interface Figure {
  words: string;
  /** Where the doubt about it is told. */
  doubt?: string;
}

/** What is known of a crop year. */
export interface CropYear {
  tables: { caption: string; figures: Figure[] }[];
  policies: { title: string; href: string }[];
}

/** The figures and the policies of every crop year that has some. */
export function cropYears({ tables, registers }: Catalogue, lang: Lang): Record<string, CropYear> {
  const years: Record<string, CropYear> = {};
  const of = (year: string) => (years[year] ??= { tables: [], policies: [] });
  for (const id of CROP_YEAR_TABLES) {
    const table = tables.get(id);
    if (!table) continue;
    const doubts = doubtfulRows(table);
    for (const [year, rows] of Map.groupBy(table.rows, ({ cells }) => String(cells['crop_year']))) {
      const figures = rows.flatMap((row) => figuresOf(table, row, doubts.get(row), lang));
      if (figures.length > 0) of(year).tables.push({ caption: table.caption[lang], figures });
    }
  }
  for (const { cropYear, title, short = title, register, id } of registers.get('policies'))
    if (cropYear) of(cropYear).policies.push({ title: short[lang], href: recordPath(register, id, lang) });
  return years;
}

/** Every figure of a row with what it is. @example 'Rajasthan (kg per hectare): 54' */
function figuresOf(table: Table, row: Row, doubt: string | undefined, lang: Lang): Figure[] {
  const about = Object.keys(table.columns).flatMap((name) => wordsIn(row, name)?.[lang] ?? []);
  return Object.entries(table.columns).flatMap(([name, column]): Figure[] => {
    const value = row.cells[name];
    if (typeof value !== 'number') return [];
    const heading = column.kind === 'money' ? [...about, column.unit?.[lang]].filter(Boolean) : about;
    // Words that name the row say what its figure is; else its heading does.
    const label = heading.length > 0 ? heading.join(', ') : columnHeading(column, lang);
    const words = `${label}: ${formatFigure(value, row.roughly?.[name], lang)}`;
    return [{ words, ...(doubt !== undefined && { doubt: doubtId('row', doubt) }) }];
  });
}
