import { z } from 'astro/zod';
import type { Code } from '../messages/say.ts';
import type { Localized } from '../language/lang.ts';
import { isoDateSchema } from './dates.ts';
import { aboutSchema, columnAboutSchema, type Subject, subjectSchema } from './dataset.ts';
import { translatedSchema } from './localized.ts';
import { sourceRefsSchema } from './source.ts';

/** What the cells of a column hold. Words stand in two CSV columns, `<name>_en` and `<name>_hi`; all others in one. */
export const COLUMN_KINDS = ['number', 'money', 'year', 'crop-year', 'code', 'words'] as const;
/** Besides, what code writes into the tables it makes: a day, month, year or moment; addresses, one or several with a semicolon between. */
export type ColumnKind = (typeof COLUMN_KINDS)[number] | 'date' | 'address';

export const columnSchema = z.strictObject({
  label: translatedSchema.describe('Heading of the column'),
  about: columnAboutSchema,
  kind: z.enum(COLUMN_KINDS).describe('What the cells hold'),
  unit: translatedSchema.optional().describe('Unit, shown in the heading: kg per hectare'),
  isRowHeading: z.literal(true).optional().describe('true for the column that names the row'),
});
export interface Column extends Omit<z.infer<typeof columnSchema>, 'kind' | 'about'> {
  kind: ColumnKind;
  /** Of a table that code makes, it is added with the words of the data room. */
  about?: Localized | undefined;
}

/** `content/tables/<id>.yaml`: what stands around the figures of `<id>.csv`. */
export const tableSchema = z
  .strictObject({
    caption: translatedSchema.describe('Title of the table'),
    about: aboutSchema,
    subject: subjectSchema,
    columns: z
      .record(z.string().regex(/^[a-z][a-z0-9_]*$/, 'table-column-name' satisfies Code), columnSchema)
      .describe('The columns in order, named as in the first line of the CSV file'),
    notes: z.array(translatedSchema).default([]).describe('Remarks under the table'),
    asOn: isoDateSchema.describe('Day on which the figures were gathered or last checked'),
    source: sourceRefsSchema,
    chart: z
      .strictObject({
        kind: z.enum(['line', 'bar', 'rows']).describe('rows: bars lying one below the other, for long names'),
        across: z.string().describe('Column whose cells name the places of the chart: years, or names'),
        series: z.array(z.string()).min(1).max(4).describe('Number columns to draw'),
        groups: z
          .array(z.string())
          .min(1)
          .max(4)
          .optional()
          .describe(
            'Of a grouped table: the English words of the groups to draw, each a line of the one number column',
          ),
        answer: z
          .array(
            z.strictObject({
              of: z.string().describe('The series, or the group, that it speaks of'),
              subject: translatedSchema.describe(
                'What rose or fell: “Opium seized in India”. Of lying bars, what is counted: “offices”',
              ),
            }),
          )
          .min(1)
          .max(2)
          .describe('What the title says. Its sentence is worked out from the figures: see docs/editing.md'),
      })
      .optional(),
    groupBy: z
      .string()
      .optional()
      .describe('Words column that becomes a heading above the rows that share its words; such a table does not sort'),
    anchors: z
      .string()
      .optional()
      .describe('Words column whose English words become the address of a row: “section 27(a)” is #section-27'),
  })
  .superRefine(({ columns, chart, groupBy, anchors }, context) => {
    const headings = Object.values(columns).filter(({ isRowHeading }) => isRowHeading);
    if (headings.length !== 1)
      context.addIssue({
        code: 'custom',
        path: ['columns'],
        message: 'table-row-heading' satisfies Code,
      });
    const isNumber = (name: string) => columns[name]?.kind === 'number' || columns[name]?.kind === 'money';
    if (chart && !columns[chart.across])
      context.addIssue({
        code: 'custom',
        path: ['chart', 'across'],
        message: 'chart-no-column' satisfies Code,
        params: { column: chart.across },
      });
    for (const name of chart?.series ?? [])
      if (!isNumber(name))
        context.addIssue({
          code: 'custom',
          path: ['chart', 'series'],
          message: 'chart-no-number' satisfies Code,
          params: { column: name },
        });
    for (const { of } of chart?.answer ?? [])
      if (!(chart?.groups ?? chart?.series)?.includes(of))
        context.addIssue({
          code: 'custom',
          path: ['chart', 'answer'],
          message: 'chart-answer-of' satisfies Code,
          params: { name: of, names: (chart?.groups ?? chart?.series)?.join(', ') },
        });
    if (chart?.groups && (!groupBy || chart.series.length > 1))
      context.addIssue({
        code: 'custom',
        path: ['chart', 'groups'],
        message: 'chart-groups' satisfies Code,
      });
    if (anchors && !groupBy)
      context.addIssue({
        code: 'custom',
        path: ['anchors'],
        message: 'table-anchors' satisfies Code,
      });
    for (const [field, name] of Object.entries({ groupBy, anchors }))
      if (name !== undefined && (columns[name]?.kind !== 'words' || columns[name].isRowHeading))
        context.addIssue({
          code: 'custom',
          path: [field],
          message: 'table-no-words' satisfies Code,
          params: { column: name },
        });
  });

export type TableMeta = z.infer<typeof tableSchema>;
export type ChartSpec = NonNullable<TableMeta['chart']>;

/** What the cells of a table are read by. */
export type TableForm = Pick<Table, 'columns' | 'groupBy'>;

/** One cell: a number, words in both languages, or a code, year or crop year as it stands; null when not available. */
export type Cell = number | string | Localized | null;

/** The words of a cell in both languages; nothing where it holds anything else. */
export function wordsIn(cell: Cell | undefined): Localized | undefined {
  return typeof cell === 'object' && cell !== null ? cell : undefined;
}

/** A number that is known only roughly: `~74900` (about), `~4400-4500` (about, from and to), `>100000` (more than). */
export interface Rough {
  kind: 'about' | 'over';
  /** Upper end, where the number is given as a range. */
  to?: number;
}

export interface Row {
  cells: Record<string, Cell>;
  /** The numbers of this row that are known only roughly, by column. */
  roughly?: Record<string, Rough>;
  /** Sources of this row, where the CSV has a `source` column. */
  source: string[];
  /** Remark on this row, where the CSV has `note_en` and `note_hi`. */
  note?: Localized;
  /** Why this row is not certain, where the CSV has `to_confirm_en` and `to_confirm_hi`. */
  toConfirm?: Localized;
  /** The first day for which this row is known to hold, where the CSV has `from`; the month or year where the day is not known. */
  from?: string;
  /** The last day on which this row held, where the CSV has `until`. */
  until?: string;
  /** Made up, to show what is not there yet. */
  specimen?: true;
}

export interface Table extends Omit<TableMeta, 'about' | 'subject' | 'columns'> {
  id: string;
  /** Of a table that code makes, both are added with the words of the data room. */
  about?: Localized;
  subject?: Subject;
  columns: Record<string, Column>;
  rows: Row[];
  /** Of a table whose rows have days: all of them. `rows` are those of today. */
  everyRow?: Row[];
  /** Title of the chart of a table that code makes. */
  chartTitle?: Localized;
}
