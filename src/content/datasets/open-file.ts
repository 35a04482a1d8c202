import { LANGS, type Lang } from '../../language/lang.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { fromKeys, isOneOf } from '../../lib/keys.ts';
import { TABLE_FORMATS } from '../../domain/table-export.ts';
import { catalogue } from '../catalogue.ts';
import { dataFile } from '../data-files.ts';
import { datasets } from '../datasets.ts';
import { metaIn } from '../page-in.ts';
import { dataPackage } from './data-package.ts';
import { dcatCatalogue } from './dcat.ts';
import { jsonSchema } from './json-schema.ts';
import { DATA_ROOM } from './terms.ts';
import { dataVersions, readVersionFile } from './versions.ts';

/** The name of the file about all datasets. */
export const DATA_PACKAGE = 'datapackage.json';

/** The content of a file of the data room by its name: `opium-price.csv`, `opium-price.schema.json`, `datapackage.json`. */
export function openFile(name: string, lang: Lang): string {
  if (name === DATA_PACKAGE) return packageFile(lang);
  const [id = '', format, ...more] = name.split('.');
  if (format === 'schema') return inJson(jsonSchema(entryOf(datasets, id), lang));
  if (more.length > 0 || !isOneOf(TABLE_FORMATS, format)) throw new Error(`There is no data file ${name}.`);
  return dataFile(id, format, lang);
}

const sizes = new Map<string, number>();

/** The size of such a file. Every dataset names that of the package: it is made once. */
export function openFileBytes(name: string, lang: Lang): number {
  const key = `${lang}/${name}`;
  const known = sizes.get(key);
  if (known !== undefined && process.env['NODE_ENV'] === 'production') return known;
  const bytes = Buffer.byteLength(openFile(name, lang));
  sizes.set(key, bytes);
  return bytes;
}

/** The file of a version by its name: `opium-price/2026-11-19.csv`. */
export function keptFile(name: string, lang: Lang): string {
  const [, id = '', version, format] = /^(.+)\/(.+)\.(\w+)$/.exec(name) ?? [];
  const kept = dataVersions[id]?.find((each) => each.version === version);
  if (!kept || !isOneOf(TABLE_FORMATS, format)) throw new Error(`There is no version ${name}.`);
  return readVersionFile(id, kept, lang, format);
}

function packageFile(lang: Lang): string {
  const { title, summary } = metaIn(DATA_ROOM, lang);
  const csv = (id: string, own: Lang) => dataFile(id, 'csv', own);
  const { sources } = catalogue;
  return inJson(dataPackage({ datasets, sources, versions: dataVersions, csv, title, description: summary }, lang));
}

/** The catalogue of all datasets, in both languages at once. */
export function catalogueFile(): string {
  const { sources, datasets: words } = catalogue;
  return inJson(
    dcatCatalogue({
      datasets,
      sources,
      subjects: words.subjects,
      versions: dataVersions,
      file: dataFile,
      title: fromKeys(LANGS, (lang) => metaIn(DATA_ROOM, lang).title),
      description: fromKeys(LANGS, (lang) => metaIn(DATA_ROOM, lang).summary),
    }),
  );
}

function inJson(value: object): string {
  return JSON.stringify(value, null, 1);
}
