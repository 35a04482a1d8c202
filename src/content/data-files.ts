import { dataFilePath } from '../addresses/datasets.ts';
import { TABLE_FORMATS, tableFile, type TableFormat } from '../domain/table-export.ts';
import type { Lang } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import { catalogue } from './catalogue.ts';
import { fileTables } from './datasets.ts';

const made = new Map<string, string>();

/** The content of a data file. Many pages give its size: it is made once. */
export function dataFile(id: string, format: TableFormat, lang: Lang): string {
  const path = dataFilePath(id, format, lang);
  const known = made.get(path);
  if (known !== undefined && process.env['NODE_ENV'] === 'production') return known;
  const text = tableFile(entryOf(fileTables, id), catalogue.sources, lang, format);
  made.set(path, text);
  return text;
}

/** The files of a table: where they are, and how large. */
export function dataFilesOf(id: string, lang: Lang): { format: TableFormat; href: string; bytes: number }[] {
  return TABLE_FORMATS.map((format) => ({
    format,
    href: dataFilePath(id, format, lang),
    bytes: Buffer.byteLength(dataFile(id, format, lang)),
  }));
}
