import { buildMoment } from '../../lib/build-moment.ts';
import { selectRecords } from '../../domain/register-records.ts';
import { closingOf, openingOf } from '../../domain/tenders.ts';
import { isRegisterId } from '../../schemas/registers.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
import type { DraftCatalogue, Loaded } from '../load.ts';
import { partsOf, selectionsOn } from '../read-page.ts';
import type { Rule } from './rule.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Everything that names a source names one that exists. */
export const sourcesExist: Rule = ({ root, yaml, catalogue, ids }) => {
  const message = (id: string) =>
    `There is no source “${id}”. Correct the id, or add it to a file in ${root}/sources/.`;
  const inYaml = yaml.flatMap(({ file, raw, lineOf }) =>
    sourceLists(raw).flatMap(({ path, list }) =>
      list
        .map((id, index) => ({ id, path: [...path, index] }))
        .filter(({ id }) => !ids.sources.has(id))
        .map(({ id, path: at }) => ({ file, line: lineOf(at), field: path.join(' → '), message: message(id) })),
    ),
  );
  const inTables = [...catalogue.tables.values()].flatMap(({ id: table, rows }) =>
    [...new Set(rows.flatMap(({ source }) => source))]
      .filter((id) => !ids.sources.has(id))
      .map((id) => ({ file: `${root}/tables/${table}.csv`, field: 'source', message: message(id) })),
  );
  return [...inYaml, ...inTables];
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
  yaml.flatMap(({ file, raw, lineOf }) =>
    recordsWithSource(raw).flatMap(({ path, record }) => {
      const names = Array.isArray(record['source']) && record['source'].includes('specimen');
      if (names === (record['specimen'] === true)) return [];
      return [
        {
          file,
          line: lineOf(path),
          field: path.join(' → ') || undefined,
          message: names
            ? 'The source is “specimen”, but the mark for readers is missing. Add “specimen: true”.'
            : 'This is marked as a specimen, but its source does not say so. Write “source: [specimen]”.',
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
    .map((record) => ({
      file: fileOf(root, record),
      message: 'The name of the file is part of the public address. Use small letters, digits and hyphens only.',
    }));

/** No record stands twice in its register. */
export const recordsStandOnce: Rule = ({ root, catalogue }) => {
  const seen = new Map<string, string>();
  return everyRecord(catalogue).flatMap((record) => {
    const key = [record.register, record.number, record.date, record.title.en].join('|');
    const other = seen.get(key);
    seen.set(key, record.id);
    const message = `${other}.yaml has the same number, date and title. Remove one of the two.`;
    return other ? [{ file: fileOf(root, record), field: 'title', message }] : [];
  });
};

/** Events end after they begin, bids are opened after the last moment for them, corrigenda follow their tender. */
export const timesRunForward: Rule = ({ root, catalogue }) =>
  everyRecord(catalogue).flatMap((record) => {
    const complain = (field: string, message: string) => ({ file: fileOf(root, record), field, message });
    if (record.register === 'events')
      return record.ends && record.starts > record.ends
        ? [complain('ends', '“ends” is before “starts”. Correct one of the two.')]
        : [];
    if (record.register !== 'tenders') return [];
    const { date, corrigenda } = record;
    const opens = openingOf(record);
    return [
      ...(opens && closingOf(record) > opens
        ? [
            complain(
              'opens',
              'Bids would be opened before the last moment for them. Correct “opens” or “closes”; after a corrigendum, add its “newOpens”.',
            ),
          ]
        : []),
      ...corrigenda
        .filter((corrigendum) => date !== undefined && corrigendum.date < date)
        .map((corrigendum) =>
          complain('corrigenda', `The corrigendum of ${corrigendum.date} is older than the tender. Correct its date.`),
        ),
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
    const mistakes = wrongDocuments(record, loaded).map((message) => ({ file, field: 'documents', message }));
    if (supersededBy && !files.includes(fileOf(root, { ...record, id: supersededBy }))) {
      const message = `There is no record “${supersededBy}” in this register. Write the name of its file without .yaml.`;
      mistakes.push({ file, field: 'supersededBy', message });
    }
    if (office && !ids.offices.has(office)) {
      const message = `There is no office “${office}”. Write an id of ${root}/offices.yaml.`;
      mistakes.push({ file, field: 'office', message });
    }
    for (const post of posts.filter((id) => !ids.posts.has(id))) {
      const message = `There is no post “${post}”. Write an id of ${root}/posts.yaml.`;
      mistakes.push({ file, field: 'posts', message });
    }
    if (fee && !ids.facts.has(fee)) {
      const message = `There is no fact “${fee}”. Correct the id, or add the fee to ${root}/facts.yaml.`;
      mistakes.push({ file, field: 'fee', message });
    }
    return mistakes;
  });
  const inDirectory = [...catalogue.people]
    .filter(([, { office }]) => !ids.offices.has(office))
    .map(([id, { office }]) => ({
      file: `${root}/directory.yaml`,
      field: `${id} → office`,
      message: `There is no office “${office}”. Write an id of ${root}/offices.yaml.`,
    }));
  return [...inRecords, ...inDirectory];
};

function wrongDocuments(record: RegisterRecord, { root, catalogue, ids }: Loaded): string[] {
  const corrigenda = record.register === 'tenders' ? record.corrigenda : [];
  return [record, ...corrigenda]
    .flatMap(({ documents }) => documents)
    .flatMap(({ file, languages }) => {
      if (file === undefined) return [];
      if (!ids.documents.has(file))
        return [`There is no file ${root}/documents/${file}. Put it there, or correct the name.`];
      const isSilent = !languages && catalogue.documents.get(file)?.languages.length === 0;
      return isSilent
        ? [`The file ${file} does not say its language. Add “languages: [en]”, “[hi]” or “[en, hi]” below “file”.`]
        : [];
    });
}

/** Every record stands on a page. */
export const recordsAreShown: Rule = ({ root, catalogue }) => {
  const parts = catalogue.pages.flatMap(partsOf).filter(({ name }) => name === 'Register');
  // Where a page names a register wrongly, that is the mistake.
  if (parts.some(({ attributes }) => !isRegisterId(attributes['id'] ?? ''))) return [];
  const selections = catalogue.pages.flatMap(selectionsOn);
  const shown = new Set(
    selections.flatMap((selection) => selectRecords(catalogue.registers, selection, buildMoment())),
  );
  return everyRecord(catalogue)
    .filter((record) => !shown.has(record))
    .map((record) => ({
      file: fileOf(root, record),
      message: `No page shows this record of section “${record.section}” and kind “${record.kind}”. Correct them, or write <Register id="${record.register}" /> on a page.`,
    }));
};

function everyRecord(catalogue: DraftCatalogue): RegisterRecord[] {
  return [...catalogue.registers.values()].flat();
}

/** The file of a record. */
export function fileOf(root: string, { register, id }: Pick<RegisterRecord, 'register' | 'id'>): string {
  return `${root}/registers/${register}/${id}.yaml`;
}
