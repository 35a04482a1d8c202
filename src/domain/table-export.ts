import type { Lang } from '../language/lang.ts';
import { BYTE_ORDER_MARK, csvLines } from '../lib/csv.ts';
import { formatFigure } from '../words/format-figure.ts';
import { translator } from '../words/strings.ts';
import { hasDays } from './table-on.ts';
import type { Source } from '../schemas/source.ts';
import type { Cell, Column, Rough, Row, Table } from '../schemas/table.ts';

/** The forms in which readers can take a table with them. */
export const TABLE_FORMATS = ['csv', 'json'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** The content of a file, in one language. */
export function tableFile(table: Table, sources: Map<string, Source>, lang: Lang, format: TableFormat): string {
  return format === 'csv' ? tableToCsv(table, sources, lang) : tableToJson(table, sources, lang);
}

/** Heading of a column with its unit, in one line. */
export function columnHeading({ label, unit }: Column, lang: Lang): string {
  return unit ? `${label[lang]} (${unit[lang]})` : label[lang];
}

/** The unit of all figures of a table, or of some of its columns, if they share one: said once instead of in each heading. */
export function sharedUnit(columns: Column[]): Column['unit'] {
  const figures = columns.filter(({ kind }) => kind === 'number' || kind === 'money');
  const unit = figures[0]?.unit;
  return figures.length > 1 && figures.every((column) => column.unit?.en === unit?.en) ? unit : undefined;
}

/** The sources of a row: its own, else those of the table. An unknown id stops the build. */
export function sourcesOf(row: Pick<Row, 'source'>, table: Table, sources: Map<string, Source>): Source[] {
  return (row.source.length > 0 ? row.source : table.source).map((id) => sourceById(id, table, sources));
}

/** A source of a table by its id; an unknown one stops the build. */
export function sourceById(id: string, table: Table, sources: Map<string, Source>): Source {
  const source = sources.get(id);
  if (!source)
    throw new Error(`The table “${table.id}” names the source “${id}”, which content/sources/ does not have. Add it.`);
  return source;
}

/** Columns of the file that only some tables need. */
function extrasOf(table: Pick<Table, 'rows' | 'everyRow'>) {
  const { rows } = table;
  return {
    isRough: rows.some(({ roughly }) => roughly),
    isDated: hasDays(table),
    hasSpecimens: rows.some(({ specimen }) => specimen),
  };
}

/** The headings of the CSV file: the columns of the table, then what is said of its rows. */
export function csvHeadings(table: Pick<Table, 'columns' | 'rows' | 'everyRow'>, lang: Lang): string[] {
  const t = translator(lang);
  const { isRough, isDated, hasSpecimens } = extrasOf(table);
  return [
    ...Object.values(table.columns).map((column) => columnHeading(column, lang)),
    ...(isRough ? [t('table.roughly')] : []),
    ...(isDated ? [t('table.from'), t('table.until')] : []),
    t('table.note'),
    t('table.source'),
    ...(hasSpecimens ? [t('badge.specimen')] : []),
  ];
}

/** For spreadsheets: a byte order mark so that they read Hindi rightly, CRLF, quotes as in RFC 4180. */
export function tableToCsv(table: Table, sources: Map<string, Source>, lang: Lang): string {
  const t = translator(lang);
  const columns = Object.entries(table.columns);
  const { isRough, isDated, hasSpecimens } = extrasOf(table);
  const lines = [
    csvHeadings(table, lang),
    ...table.rows.map((row) => [
      ...columns.map(([name]) => valueIn(row.cells[name] ?? null, lang)),
      ...(isRough ? [roughWords(row, table, lang)] : []),
      ...(isDated ? [row.from ?? null, row.until ?? null] : []),
      [row.note?.[lang], row.toConfirm?.[lang]].filter(Boolean).join(' ') || null,
      sourcesOf(row, table, sources)
        .map(({ label }) => label[lang])
        .join('; '),
      ...(hasSpecimens ? [row.specimen ? t('badge.specimen') : null] : []),
    ]),
  ];
  return BYTE_ORDER_MARK + csvLines(lines);
}

/** For programs: the same figures with what stands around them. */
export function tableToJson(table: Table, sources: Map<string, Source>, lang: Lang): string {
  const shown = ({ label, url }: Source) => ({ label: label[lang], url: url ?? null });
  const columns = Object.entries(table.columns);
  const isDated = hasDays(table);
  const rowOf = (row: Row) => ({
    ...Object.fromEntries(columns.map(([name]) => [name, valueIn(row.cells[name] ?? null, lang)])),
    roughly: Object.fromEntries(
      Object.entries(row.roughly ?? {}).map(([name, rough]) => [name, roughFigure(row, name, rough, lang)]),
    ),
    ...(isDated && { from: row.from ?? null, until: row.until ?? null }),
    note: row.note?.[lang] ?? null,
    toConfirm: row.toConfirm?.[lang] ?? null,
    sources: sourcesOf(row, table, sources).map(shown),
    ...(row.specimen && { specimen: true }),
  });
  const otherDays = table.everyRow?.filter((row) => !table.rows.includes(row)) ?? [];
  return JSON.stringify(
    {
      id: table.id,
      language: lang,
      caption: table.caption[lang],
      about: table.about?.[lang] ?? null,
      asOn: table.asOn,
      notes: table.notes.map((note) => note[lang]),
      sources: table.source.map((id) => shown(sourceById(id, table, sources))),
      columns: columns.map(([name, { label, about, unit, kind }]) => ({
        name,
        label: label[lang],
        about: about?.[lang] ?? null,
        unit: unit?.[lang] ?? null,
        kind,
      })),
      rows: table.rows.map(rowOf),
      ...(isDated && { otherDays: otherDays.map(rowOf) }),
    },
    null,
    1,
  );
}

/** The figures of a row that are known only roughly, with the names of their columns. */
function roughWords(row: Row, { columns }: Table, lang: Lang): string | null {
  return (
    Object.entries(row.roughly ?? {})
      .map(([name, rough]) => `${columns[name]?.label[lang] ?? name}: ${roughFigure(row, name, rough, lang)}`)
      .join('; ') || null
  );
}

function roughFigure({ cells }: Row, name: string, rough: Rough, lang: Lang): string {
  return formatFigure(Number(cells[name] ?? 0), rough, lang);
}

/** A cell without formatting, in one language. */
export function valueIn(cell: Cell, lang: Lang): number | string | null {
  return cell !== null && typeof cell === 'object' ? cell[lang] : cell;
}
