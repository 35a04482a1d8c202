import type { Mistake } from '../../lib/mistake.ts';
import { selectRecords } from '../../lib/register-records.ts';
import { isRegisterId, REGISTER_IDS } from '../../registers.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
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
      const names = (record['source'] as unknown[]).includes('specimen');
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
  const record = raw as Record<string, unknown>;
  if (Array.isArray(record['source'])) return [{ path, record }];
  return Object.entries(record).flatMap(([key, value]) => recordsWithSource(value, [...path, key]));
}

/** What records name exists: successors, fees, offices, documents; their names fit into an address; none stands twice. */
export const recordsNameWhatExists: Rule = (loaded) => {
  const { root, catalogue, ids } = loaded;
  const mistakes: Mistake[] = [];
  for (const register of REGISTER_IDS) {
    const records = catalogue.registers.get(register)!;
    const present = new Set(
      loaded.files
        .filter((file) => file.startsWith(`${root}/registers/${register}/`))
        .map((file) =>
          file
            .split('/')
            .at(-1)!
            .replace(/\.yaml$/, ''),
        ),
    );
    const seen = new Map<string, string>();
    for (const record of records) {
      const file = `${root}/registers/${register}/${record.id}.yaml`;
      const complain = (field: string | undefined, message: string) => mistakes.push({ file, field, message });
      if (!NAME.test(record.id))
        complain(
          undefined,
          'The name of the file is part of the public address. Use small letters, digits and hyphens only.',
        );
      if (record.supersededBy && !present.has(record.supersededBy))
        complain(
          'supersededBy',
          `There is no record “${record.supersededBy}” in this register. Write the name of its file without .yaml.`,
        );
      if (record.fee && !ids.facts.has(record.fee))
        complain('fee', `There is no fact “${record.fee}”. Correct the id, or add the fee to ${root}/facts.yaml.`);
      for (const { file: document, languages } of record.documents) {
        if (document === undefined) continue;
        if (!ids.documents.has(document))
          complain('documents', `There is no file ${root}/documents/${document}. Put it there, or correct the name.`);
        else if (!languages && catalogue.documents.get(document)?.languages.length === 0)
          complain(
            'documents',
            `The file ${document} does not say its language. Add “languages: [en]”, “[hi]” or “[en, hi]” below “file”.`,
          );
      }
      const double = doubleKey(record);
      const other = double && seen.get(double);
      if (other) complain('title', `${other}.yaml has the same number, date and title. Remove one of the two.`);
      if (double) seen.set(double, record.id);
      for (const [from, to] of [
        ['starts', 'ends'],
        ['closes', 'opens'],
      ] as const)
        if (record[from] && record[to] && record[from] > record[to])
          complain(to, `“${to}” is before “${from}”. Correct one of the two.`);
    }
  }
  for (const [id, person] of catalogue.people)
    if (!ids.offices.has(person.office))
      mistakes.push({
        file: `${root}/directory.yaml`,
        field: `${id} → office`,
        message: `There is no office “${person.office}”. Write an id of ${root}/offices.yaml.`,
      });
  return mistakes;
};

/** Every record stands on a page. */
export const recordsAreShown: Rule = ({ root, catalogue }) => {
  const parts = catalogue.pages.flatMap(partsOf).filter(({ name }) => name === 'Register');
  // Where a page names a register wrongly, that is the mistake.
  if (parts.some(({ attributes }) => !isRegisterId(attributes['id'] ?? ''))) return [];
  const selections = catalogue.pages.flatMap(selectionsOn);
  const shown = new Set(selections.flatMap((selection) => selectRecords(catalogue.registers, selection)));
  return [...catalogue.registers.values()]
    .flat()
    .filter((record) => !shown.has(record))
    .map(({ register, id, section, kind }) => ({
      file: `${root}/registers/${register}/${id}.yaml`,
      message: `No page shows this record of section “${section}” and kind “${kind}”. Correct them, or write <Register id="${register}" /> on a page.`,
    }));
};

function doubleKey({ number, date, title }: RegisterRecord): string | undefined {
  return [number, date, title.en].join('|');
}
