import type { APIRoute, GetStaticPaths } from 'astro';
import { catalogue } from '../../../content/catalogue';
import { previousYearsTables } from '../../../content/previous-years-tables';
import { releaseTable } from '../../../content/release-table';
import { answersIn } from '../../../content/substance-answers';
import { substancesTable } from '../../../content/substances-table';
import { type Lang, LANGS } from '../../../language/lang';
import { fromKeys } from '../../../lib/keys';
import { TABLE_FORMATS, tableFile, type TableFormat } from '../../../domain/table-export';
import type { Table } from '../../../schemas/table';

const TYPES: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

interface Props {
  table: Table;
  lang: Lang;
  format: TableFormat;
}

/** Figures of the offices, the count of releases and the list of substances are tables too. */
const tables = [
  ...catalogue.tables.values(),
  ...(catalogue.previousYears ? previousYearsTables(catalogue.previousYears, catalogue.offices) : []),
  ...(releaseTable ? [releaseTable] : []),
  ...(catalogue.substances
    ? [
        substancesTable(
          catalogue.substances,
          fromKeys(LANGS, (lang) => answersIn(catalogue, lang)),
        ),
      ]
    : []),
];

export const getStaticPaths: GetStaticPaths = () =>
  LANGS.flatMap((lang) =>
    TABLE_FORMATS.flatMap((format) =>
      tables.map((table) => ({
        params: { lang, file: `${table.id}.${format}` },
        props: { table, lang, format } satisfies Props,
      })),
    ),
  );

/** Every table as a file to download. */
export const GET: APIRoute<Props> = ({ props: { table, lang, format } }) =>
  new Response(tableFile(table, catalogue.sources, lang, format), { headers: { 'Content-Type': TYPES[format] } });
