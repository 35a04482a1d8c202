import { dataSchemaPath } from '../../addresses/datasets.ts';
import type { Dataset, DatasetColumn } from '../../domain/dataset.ts';
import { columnHeading } from '../../domain/table-export.ts';
import { hasDays } from '../../domain/table-on.ts';
import type { Lang } from '../../language/lang.ts';
import { YEAR_PATTERN, CROP_YEAR_PATTERN, DATE_PATTERN } from './patterns.ts';
import { absolute } from './terms.ts';

const TEXT = { type: 'string' };
const TEXT_OR_NULL = { type: ['string', 'null'] };
/** Of rows of law: from when until when each is known to hold; a month or year where the day is not known. */
const DAY = { type: ['string', 'null'], pattern: DATE_PATTERN };
const DAYS = { from: DAY, until: DAY };

/** The JSON Schema of the JSON file of a dataset: what each field holds, in the words of one language. */
export function jsonSchema({ id, title, about, columns, table }: Dataset, lang: Lang): object {
  const sources = list(whole({ label: TEXT, url: TEXT_OR_NULL }));
  const values = Object.fromEntries(columns.map((column) => [column.name, valueSchema(column, lang)]));
  const hasSpecimens = table.rows.some(({ specimen }) => specimen);
  const rows = list(
    whole(
      {
        ...values,
        roughly: { type: 'object', additionalProperties: TEXT },
        note: TEXT_OR_NULL,
        toConfirm: TEXT_OR_NULL,
        sources,
      },
      { ...(hasDays(table) && DAYS), ...(hasSpecimens && { specimen: { const: true } }) },
    ),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: absolute(dataSchemaPath(id, lang)),
    title: title[lang],
    description: about[lang],
    ...whole({
      id: { const: id },
      language: { const: lang },
      caption: TEXT,
      about: TEXT_OR_NULL,
      asOn: { type: 'string', format: 'date' },
      notes: list(TEXT),
      sources,
      columns: list(whole({ name: TEXT, label: TEXT, about: TEXT_OR_NULL, unit: TEXT_OR_NULL, kind: TEXT })),
      rows,
      ...(hasDays(table) && { otherDays: rows }),
    }),
  };
}

function valueSchema(column: DatasetColumn, lang: Lang): object {
  const { about, kind } = column;
  const words = { title: columnHeading(column, lang), description: about[lang] };
  switch (kind) {
    case 'number':
    case 'money':
      return { ...words, type: ['number', 'null'] };
    case 'year':
      return { ...words, type: ['string', 'null'], pattern: YEAR_PATTERN };
    case 'crop-year':
      return { ...words, type: ['string', 'null'], pattern: CROP_YEAR_PATTERN };
    case 'date':
      return { ...words, type: ['string', 'null'], pattern: DATE_PATTERN };
    case 'code':
    case 'words':
    case 'address':
      return { ...words, type: ['string', 'null'] };
  }
}

/** An object that has all of these properties, may have some, and may get new ones. */
function whole(properties: Record<string, object>, optional: Record<string, object> = {}) {
  return { type: 'object', required: Object.keys(properties), properties: { ...properties, ...optional } };
}

function list(items: object) {
  return { type: 'array', items };
}
