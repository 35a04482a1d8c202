import type { DataFormat } from '../../addresses/datasets.ts';
import { TABLE_FORMATS } from '../../domain/table-export.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import type { Table } from '../../schemas/table.ts';
import { type DataVersion, type DataVersions, sha256, valuesDigest } from './versions.ts';

interface Present {
  known: DataVersions;
  tables: ReadonlyMap<string, Table>;
  /** Whether a version was ever released. */
  isPublished: (id: string, version: string) => boolean;
  fileOf: (id: string, format: DataFormat, lang: Lang) => string;
  today: string;
}

/** Which versions there are from now on: one more of each dataset whose values changed. Nothing that was published is taken away. */
export function nextVersions({ known, tables, isPublished, fileOf, today }: Present) {
  const added: [id: string, version: string][] = [];
  const dropped: [id: string, version: string][] = [];
  const versions: DataVersions = {};
  for (const id of [...new Set([...Object.keys(known), ...tables.keys()])].toSorted()) {
    const { kept = [], gone = [] } = Object.groupBy(known[id] ?? [], ({ version }) =>
      isPublished(id, version) ? 'kept' : 'gone',
    );
    dropped.push(...gone.map(({ version }): [string, string] => [id, version]));
    const table = tables.get(id);
    const next = table && nextVersion(id, table, kept, { fileOf, today });
    if (next) added.push([id, next.version]);
    const all = next ? [...kept, next] : kept;
    if (all.length > 0) versions[id] = all;
  }
  return { versions, added, dropped };
}

function nextVersion(
  id: string,
  table: Table,
  kept: DataVersion[],
  { fileOf, today }: Pick<Present, 'fileOf' | 'today'>,
): DataVersion | undefined {
  const data = valuesDigest(table);
  if (table.rows.length === 0 || kept.at(-1)?.data === data) return undefined;
  const sameDay = kept.filter(({ version }) => version.startsWith(today)).length;
  const files = LANGS.flatMap((lang) =>
    TABLE_FORMATS.map((format) => {
      const text = fileOf(id, format, lang);
      return [`${lang}.${format}`, { sha256: sha256(text), bytes: Buffer.byteLength(text) }] as const;
    }),
  );
  return { version: sameDay === 0 ? today : `${today}-${sameDay + 1}`, data, files: Object.fromEntries(files) };
}
