import { posterPdf } from '../../addresses/posters.ts';
import { filesOf } from '../../domain/record-files.ts';
import { readTextFile } from '../../files/read-yaml.ts';
import { MADE_FILE, paperHash } from '../paper-hash.ts';
import { LANGS } from '../../language/lang.ts';
import { isRegisterId, REGISTER_IDS } from '../../schemas/registers.ts';
import { type Mistake, placed } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import { FILES } from '../files.ts';
import { partsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** Where each kind of file belongs; anything else would be silently ignored. */
const PLACES: RegExp[] = [
  new RegExp(
    `^(${Object.values(FILES)
      .map(({ file }) => file.replace('.yaml', ''))
      .join('|')}|translations|recorded)\\.yaml$`,
  ),
  /^(previous-years|substances)\.(yaml|csv)$/,
  /^substance-names\.csv$/,
  /^cultivators\/\d{4}-\d{2}\.(yaml|csv)$/,
  /^sources\/[\w-]+\.yaml$/,
  /^tables\/[\w-]+\.(yaml|csv)$/,
  /^papers\/[\w-]+\/[\w-]+\.yaml$/,
  /^pictures\/[^/]+$/, // a rule of its own
  /^documents\/made\.json$/,
  /^documents\/[^/]+\/[^/]+\.pdf$/,
  /^share\/[\w-]+\.(en|hi)\.[\da-f]{8}\.png$/, // drawn by “npm run share”
  /^pages\//, // a rule of its own
  new RegExp(`^registers/(${REGISTER_IDS.join('|')})/[^/]+\\.yaml$`),
];

/** Every file is where the site reads it, and figures have their description. */
export const filesAreInPlace: Rule = ({ root, files }) => [...strays(root, files), ...figuresAlone(root, files)];

function figuresAlone(root: string, files: string[]): Mistake[] {
  return files
    .filter((file) => file.startsWith(`${root}/tables/`) && file.endsWith('.csv'))
    .filter((file) => !files.includes(file.replace(/csv$/, 'yaml')))
    .map((file) => ({ file, ...say('csv-no-description') }));
}

function strays(root: string, files: string[]): Mistake[] {
  return files
    .filter((file) => !PLACES.some((place) => place.test(file.slice(root.length + 1))))
    .map((file): Mistake => {
      const inner = file.slice(root.length + 1);
      const register = /^registers\/([^/]+)\//.exec(inner)?.[1];
      if (register && !isRegisterId(register))
        return { file, ...say('no-such-register', { id: register, registers: REGISTER_IDS.join(', ') }) };
      return { file, ...say('file-not-read') };
    });
}

/** Every paper has its PDF, made from the words as they stand now. */
export const papersArePrinted: Rule = ({ root, catalogue, ids, mistakes }) => {
  // With a mistake in the facts nobody can say what the paper says.
  if (mistakes.some(({ file }) => file === `${root}/facts.yaml`)) return [];
  const made: Record<string, string> = JSON.parse(readTextFile(`${root}/${MADE_FILE}`) ?? '{}');
  return [...catalogue.papers].flatMap(([name, paper]) => {
    const pdf = `${name}.pdf`;
    if (ids.documents.has(pdf) && made[pdf] === paperHash(paper)) return [];
    const problem = ids.documents.has(pdf) ? 'paper-old' : 'paper-not-made';
    return [{ file: `${root}/papers/${name}.yaml`, ...say(problem) }];
  });
};

/** Documents, tables and sources are used somewhere; what nobody can reach is removed. */
export const nothingIsUnused: Rule = ({ root, catalogue, yaml, ids, mistakes }) => {
  // What a file with a mistake uses is not known in full.
  if (mistakes.length > 0) return [];
  const parts = catalogue.pages.flatMap((page) => partsOf(page));
  const attributes = (name: string, key: string) =>
    parts.filter((part) => part.name === name).map((part) => part.attributes[key]);
  const documents = new Set([
    ...attributes('Download', 'file'),
    ...[...ids.posters].flatMap((id) => LANGS.map((lang) => posterPdf(id, lang))),
    ...[...catalogue.registers.values()].flat().flatMap(filesOf),
  ]);
  const tables = new Set([
    ...attributes('Table', 'id'),
    ...attributes('Chart', 'table'),
    ...attributes('Quantities', 'table'),
  ]);
  const sources = new Set([
    'spec',
    'specimen',
    ...yaml.flatMap(({ raw }) => sourceIds(raw)),
    ...[...catalogue.tables.values()].flatMap(({ rows }) => rows.flatMap(({ source }) => source)),
    ...(catalogue.substances?.rows ?? []).flatMap(({ source, names }) => [
      ...source,
      ...names.flatMap((used) => used.source),
    ]),
    ...(catalogue.previousYears?.rows ?? []).flatMap(({ source }) => source),
  ]);
  const sourceFiles = yaml.filter(({ file }) => file.startsWith(`${root}/sources/`));
  return [
    ...[...ids.documents]
      .filter((file) => !documents.has(file))
      .map((file) => ({ file: `${root}/documents/${file}`, ...say('document-unused') })),
    ...[...ids.tables]
      .filter((id) => !tables.has(id))
      .map((id) => ({ file: `${root}/tables/${id}.yaml`, ...say('table-unused', { id }) })),
    ...sourceFiles.flatMap((file) =>
      Object.keys(file.raw ?? {})
        .filter((id) => !sources.has(id))
        .map((id) => placed(file, [id], say('source-unused'))),
    ),
  ];
};

function sourceIds(raw: unknown): string[] {
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    key === 'source' && Array.isArray(value) ? value.filter((id) => typeof id === 'string') : sourceIds(value),
  );
}
