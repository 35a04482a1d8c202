import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { DataFormat } from '../../addresses/datasets.ts';
import type { Lang } from '../../language/lang.ts';
import type { Table } from '../../schemas/table.ts';

/** Where `npm run data:versions` keeps the files of every published version; a release calls it. */
export const VERSIONS_FOLDER = 'data-versions';
export const VERSIONS_INDEX = `${VERSIONS_FOLDER}/index.json`;

/** One state of a dataset that was published. */
export interface DataVersion {
  /** Day from which it was the newest; a second one of the same day ends in `-2`. */
  version: string;
  /** Digest of its values in both languages, by which a change is noticed. */
  data: string;
  /** Digest and size of each file, by language and format: `en.csv`. */
  files: Record<string, { sha256: string; bytes: number }>;
}

/** The versions of every dataset, oldest first. */
export type DataVersions = Record<string, DataVersion[]>;

export function readVersions(): DataVersions {
  return existsSync(VERSIONS_INDEX) ? JSON.parse(readFileSync(VERSIONS_INDEX, 'utf8')) : {};
}

/** What is kept in {@link VERSIONS_FOLDER}, as this process found it. */
export const dataVersions: Readonly<DataVersions> = readVersions();

/** Where the file of a version lies. @example 'data-versions/opium-price/2026-11-19.en.csv' */
export function versionFile(id: string, version: string, lang: Lang, format: DataFormat): string {
  return `${VERSIONS_FOLDER}/${id}/${version}.${lang}.${format}`;
}

/** The file of a version; one that is no longer what was published stops the build. */
export function readVersionFile(id: string, version: DataVersion, lang: Lang, format: DataFormat): string {
  const file = versionFile(id, version.version, lang, format);
  const text = readFileSync(file, 'utf8');
  if (sha256(text) !== version.files[`${lang}.${format}`]?.sha256)
    throw new Error(
      `${file} is not what was published: its digest differs from ${VERSIONS_INDEX}. Take it back from the repository.`,
    );
  return text;
}

/** Digest of the values of a table: headings and remarks may be reworded without a new version. What is made up does not count. */
export function valuesDigest({ columns, rows }: Pick<Table, 'columns' | 'rows'>): string {
  const values = rows
    .filter(({ specimen }) => !specimen)
    .map(({ cells, roughly, note, toConfirm, source }) => [
      Object.keys(columns).map((name) => cells[name] ?? null),
      roughly ?? null,
      note ?? null,
      toConfirm ?? null,
      source,
    ]);
  return sha256(JSON.stringify([Object.keys(columns), values]));
}

/** The version that holds the present values; nothing where they changed and are not published yet. */
export function presentVersion(
  id: string,
  table: Table,
  versions: Readonly<DataVersions> = dataVersions,
): DataVersion | undefined {
  const newest = versions[id]?.at(-1);
  return newest?.data === valuesDigest(table) ? newest : undefined;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
