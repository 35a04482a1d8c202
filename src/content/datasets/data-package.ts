import { dataFilePath, dataSchemaPath, datasetPath, dataVersionPath } from '../../addresses/datasets.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Dataset, DatasetColumn } from '../../domain/dataset.ts';
import { columnHeading, csvHeadings } from '../../domain/table-export.ts';
import type { Lang } from '../../language/lang.ts';
import { entryOf } from '../../lib/entry-of.ts';
import type { Source } from '../../schemas/source.ts';
import { translator } from '../../words/strings.ts';
import { CROP_YEAR_PATTERN, DATE_PATTERN } from './patterns.ts';
import { absolute, DATA_ROOM, packageAddress, terms } from './terms.ts';
import { type DataVersions, presentVersion, sha256 } from './versions.ts';

interface PackageContent {
  datasets: ReadonlyMap<string, Dataset>;
  sources: ReadonlyMap<string, Source>;
  versions: Readonly<DataVersions>;
  /** The CSV file of a dataset. */
  csv: (id: string, lang: Lang) => string;
  title: string;
  description: string;
}

/** All datasets as a Data Package of Frictionless Data (version 1 of the specification), each with the schema of its CSV file. */
export function dataPackage(content: PackageContent, lang: Lang): object {
  const { datasets, title, description } = content;
  return {
    profile: 'tabular-data-package',
    name: 'cbn-open-data',
    id: packageAddress(lang),
    title,
    description,
    homepage: absolute(pathFor(DATA_ROOM, lang)),
    licenses: [terms(lang)],
    contributors: [{ title: translator(lang)('site.name'), role: 'publisher' }],
    resources: [...datasets.values()].map((dataset) => resourceOf(dataset, content, lang)),
  };
}

function resourceOf(dataset: Dataset, { sources, versions, csv }: PackageContent, lang: Lang): object {
  const { id, title, about, asOn, table } = dataset;
  const text = csv(id, lang);
  const version = presentVersion(id, table, versions)?.version;
  return {
    profile: 'tabular-data-resource',
    name: id,
    path: `${id}.csv`,
    title: title[lang],
    description: about[lang],
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    bytes: Buffer.byteLength(text),
    hash: `sha256:${sha256(text)}`,
    ...(version && { version }),
    asOn,
    homepage: absolute(datasetPath(id, lang)),
    json: absolute(dataFilePath(id, 'json', lang)),
    jsonSchema: absolute(dataSchemaPath(id, lang)),
    versions: (versions[id] ?? []).toReversed().map((each) => ({
      version: each.version,
      path: absolute(dataVersionPath(id, each.version, 'csv', lang)),
      hash: `sha256:${each.files[`${lang}.csv`]?.sha256}`,
      bytes: each.files[`${lang}.csv`]?.bytes,
    })),
    dialect: { delimiter: ',', lineTerminator: '\r\n', quoteChar: '"', doubleQuote: true, header: true },
    schema: { fields: fieldsOf(dataset, lang), missingValues: [''] },
    licenses: [terms(lang)],
    // A register without records has none, and the profile takes no empty list.
    ...(dataset.sources.length > 0 && {
      sources: dataset.sources.map((source) => {
        const { label, url } = entryOf(sources, source);
        return { title: label[lang], ...(url && { path: url }) };
      }),
    }),
  };
}

/** The columns of the CSV file: those of the dataset, then what is said of its rows. */
function fieldsOf({ columns, table }: Dataset, lang: Lang): object[] {
  const extra = csvHeadings(table, lang).slice(columns.length);
  return [
    ...columns.map((column) => ({
      name: columnHeading(column, lang),
      title: column.label[lang],
      description: column.about[lang],
      key: column.name,
      ...(column.unit && { unit: column.unit[lang] }),
      ...typeOf(column),
    })),
    ...extra.map((name) => ({ name, type: 'string' })),
  ];
}

function typeOf({ kind }: DatasetColumn): object {
  switch (kind) {
    case 'number':
    case 'money':
      return { type: 'number' };
    case 'year':
      return { type: 'year' };
    case 'crop-year':
      return { type: 'string', constraints: { pattern: CROP_YEAR_PATTERN } };
    case 'date':
      return { type: 'string', constraints: { pattern: DATE_PATTERN } };
    case 'code':
    case 'words':
    case 'address':
      return { type: 'string' };
  }
}
