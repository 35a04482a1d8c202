import { buildMoment } from '../../lib/build-moment.ts';
import { selectRecords } from '../../domain/register-records.ts';
import { closingOf, openingOf } from '../../domain/tenders.ts';
import { isRegisterId } from '../../schemas/registers.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
import { type Said, say } from '../../messages/say.ts';
import { type Mistake, placed } from '../../files/mistake.ts';
import type { DraftCatalogue, Loaded } from '../load.ts';
import { inYaml } from '../place.ts';
import { partsOf, selectionsOn } from '../read-page.ts';
import type { Rule } from './rule.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Everything that names a source names one that exists. */
export const sourcesExist: Rule = ({ root, yaml, catalogue, ids, rowLines }) => {
  const said = (id: string) => say('no-such-source', { id, folder: `${root}/sources/` });
  const inFiles = yaml.flatMap(({ file, raw, lineOf }) =>
    sourceLists(raw).flatMap(({ path, list }) =>
      list
        .map((id, index) => ({ id, at: [...path, index] }))
        .filter(({ id }) => !ids.sources.has(id))
        .map(({ id, at }): Mistake => ({ file, line: lineOf(at), field: path.join(' → '), path: at, ...said(id) })),
    ),
  );
  const inTables = [...catalogue.tables.values()].flatMap(({ id: table, rows }) => {
    const file = `${root}/tables/${table}.csv`;
    const first = new Map<string, number | undefined>();
    for (const [index, { source }] of rows.entries())
      for (const id of source) if (!first.has(id)) first.set(id, rowLines.get(file)?.[index]);
    return [...first]
      .filter(([id]) => !ids.sources.has(id))
      .map(([id, line]): Mistake => ({ file, line, field: 'source', ...said(id) }));
  });
  return [...inFiles, ...inTables];
};

/** Fields `source: [ids]` anywhere in a file. */
function sourceLists(raw: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; list: string[] }[] {
  if (typeof raw !== 'object' || raw === null) return [];
  return Object.entries(raw).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(raw) ? Number(key) : key];
    if (key === 'source' && Array.isArray(value) && value.every((id) => typeof id === 'string'))
      return [{ path: at, list: value }];
    return sourceLists(value, at);
  });
}

/** A made-up record says so by its source as well, and nothing else does. */
export const specimensSaySo: Rule = ({ yaml }) =>
  yaml.flatMap((file) =>
    recordsWithSource(file.raw).flatMap(({ path, record }) => {
      const names = Array.isArray(record['source']) && record['source'].includes('specimen');
      if (names === (record['specimen'] === true)) return [];
      return [
        {
          ...placed(file, path, say(names ? 'specimen-no-mark' : 'specimen-other-source')),
          line: file.lineOf([...path, 'source']),
        },
      ];
    }),
  );

function recordsWithSource(
  raw: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; record: Record<string, unknown> }[] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  const record: Record<string, unknown> = { ...raw };
  if (Array.isArray(record['source'])) return [{ path, record }];
  return Object.entries(record).flatMap(([key, value]) => recordsWithSource(value, [...path, key]));
}

/** The name of a record is part of its address. */
export const recordNamesFitAnAddress: Rule = ({ root, catalogue }) =>
  everyRecord(catalogue)
    .filter(({ id }) => !NAME.test(id))
    .map((record) => ({ file: fileOf(root, record), ...say('record-name') }));

/** No record stands twice in its register. */
export const recordsStandOnce: Rule = (loaded) => {
  const { root, catalogue } = loaded;
  const seen = new Map<string, string>();
  return everyRecord(catalogue).flatMap((record) => {
    const key = [record.register, record.number, record.date, record.title.en].join('|');
    const other = seen.get(key);
    seen.set(key, record.id);
    return other
      ? [inYaml(loaded, fileOf(root, record), ['title'], say('record-twice', { other: `${other}.yaml` }))]
      : [];
  });
};

/** Events end after they begin, bids are opened after the last moment for them, corrigenda follow their tender. */
export const timesRunForward: Rule = (loaded) =>
  everyRecord(loaded.catalogue).flatMap((record) => {
    const complain = (field: string, said: Said) => inYaml(loaded, fileOf(loaded.root, record), [field], said);
    if (record.register === 'events')
      return record.ends && record.starts > record.ends ? [complain('ends', say('event-ends-early'))] : [];
    if (record.register !== 'tenders') return [];
    const { date, corrigenda } = record;
    const opens = openingOf(record);
    return [
      ...(opens && closingOf(record) > opens ? [complain('opens', say('tender-opens-early'))] : []),
      ...corrigenda
        .filter((corrigendum) => date !== undefined && corrigendum.date < date)
        .map((corrigendum) => complain('corrigenda', say('corrigendum-old', { date: corrigendum.date }))),
    ];
  });

/** What records and people name exists: successors, fees, documents, offices, posts. */
export const recordsNameWhatExists: Rule = (loaded) => {
  const { root, catalogue, ids, files } = loaded;
  const inRecords = everyRecord(catalogue).flatMap((record) => {
    const file = fileOf(root, record);
    const { supersededBy, fee } = record;
    const office = 'office' in record ? record.office : undefined;
    const posts = ('posts' in record && record.posts) || [];
    const mistakes = wrongDocuments(record, loaded).map(({ path, said }) => inYaml(loaded, file, path, said));
    const report = (field: string, said: Said) => mistakes.push(inYaml(loaded, file, [field], said));
    if (supersededBy && !files.includes(fileOf(root, { ...record, id: supersededBy })))
      report('supersededBy', say('no-such-record-here', { id: supersededBy }));
    if (office && !ids.offices.has(office)) report('office', noOffice(office, root));
    for (const post of posts.filter((id) => !ids.posts.has(id)))
      report('posts', say('no-such-post', { id: post, file: `${root}/posts.yaml` }));
    if (fee && !ids.facts.has(fee))
      report('fee', say('no-such-fact', { id: fee, file: `${root}/facts.yaml`, near: '' }));
    return mistakes;
  });
  const inDirectory = [...catalogue.people]
    .filter(([, { office }]) => !ids.offices.has(office))
    .map(([id, { office }]) => inYaml(loaded, `${root}/directory.yaml`, [id, 'office'], noOffice(office, root)));
  return [...inRecords, ...inDirectory];
};

function noOffice(id: string, root: string): Said {
  return say('no-such-office', { id, file: `${root}/offices.yaml`, near: '' });
}

function wrongDocuments(record: RegisterRecord, { root, catalogue, ids }: Loaded) {
  const corrigenda = record.register === 'tenders' ? record.corrigenda : [];
  const lists = [
    { path: [], documents: record.documents },
    ...corrigenda.map(({ documents }, index) => ({ path: ['corrigenda', index], documents })),
  ];
  return lists.flatMap(({ path, documents }) =>
    documents.flatMap(({ file, languages }, index): { path: PropertyKey[]; said: Said }[] => {
      if (file === undefined) return [];
      const at = [...path, 'documents', index, 'file'];
      if (!ids.documents.has(file))
        return [{ path: at, said: say('no-such-document', { file: `${root}/documents/${file}` }) }];
      const isSilent = !languages && catalogue.documents.get(file)?.languages.length === 0;
      return isSilent ? [{ path: at, said: say('document-language', { file }) }] : [];
    }),
  );
}

/** Every record stands on a page. */
export const recordsAreShown: Rule = (loaded) => {
  const { root, catalogue } = loaded;
  const parts = catalogue.pages.flatMap(partsOf).filter(({ name }) => name === 'Register');
  // Where a page names a register wrongly, that is the mistake.
  if (parts.some(({ attributes }) => !isRegisterId(attributes['id'] ?? ''))) return [];
  const selections = catalogue.pages.flatMap(selectionsOn);
  const shown = new Set(
    selections.flatMap((selection) => selectRecords(catalogue.registers, selection, buildMoment())),
  );
  return everyRecord(catalogue)
    .filter((record) => !shown.has(record))
    .map((record) => {
      const { section, kind, register } = record;
      return inYaml(loaded, fileOf(root, record), ['section'], say('record-not-shown', { section, kind, register }));
    });
};

function everyRecord(catalogue: DraftCatalogue): RegisterRecord[] {
  return [...catalogue.registers.values()].flat();
}

/** The file of a record. */
export function fileOf(root: string, { register, id }: Pick<RegisterRecord, 'register' | 'id'>): string {
  return `${root}/registers/${register}/${id}.yaml`;
}
