import type { z } from 'astro/zod';
import { checkYaml } from '../../../src/files/read-yaml.ts';
import { figureColumns } from '../../../src/content/read-previous-years.ts';
import type { Localized } from '../../../src/language/lang.ts';
import { CATEGORIES, POLICIES } from '../../../src/addresses/cultivator-lists.ts';
import { isDistrictOffice } from '../../../src/domain/district-offices.ts';
import { officesSchema } from '../../../src/schemas/office.ts';
import { previousYearsSchema } from '../../../src/schemas/previous-years.ts';
import { sourcesSchema } from '../../../src/schemas/source.ts';
import { CLASSES, NAME_KINDS } from '../../../src/schemas/substance.ts';
import { substancesSchema } from '../../../src/schemas/substances.ts';
import { type Column, tableSchema } from '../../../src/schemas/table.ts';
import type { Choice, TableColumn } from '../../model/table-api.ts';
import type { Drafts } from '../drafts.ts';
import { CATEGORY_WORDS, COLUMN_WORDS, heading, TITLES } from './column-words.ts';

export interface TableDescription {
  title: Localized;
  columns: TableColumn[];
  /** The file that describes it. */
  file?: string | undefined;
}

type Columns = Record<string, Partial<Column> & { choices?: Choice[] }>;

/** How a table is called and what its columns hold, by the headings in its file. What its description does not name goes by the name in the file. */
export function describeTable(file: string, names: string[], drafts: Drafts): TableDescription {
  const { title, columns, description } = known(file, drafts);
  return {
    title,
    file: description,
    columns: names.map((name): TableColumn => {
      const [, stem = name, ending] = /^(.+)_(en|hi)$/.exec(name) ?? [];
      const lang = ending === 'en' || ending === 'hi' ? ending : undefined;
      const { label, unit, kind, isRowHeading, choices } = columns[name] ?? columns[stem] ?? {};
      return {
        name,
        label: heading(label ?? COLUMN_WORDS[stem] ?? { en: name, hi: name }, unit, lang),
        kind: kind ?? (lang ? 'words' : 'code'),
        lang,
        isRowHeading: isRowHeading && lang !== 'hi',
        choices: choices ?? (name === 'source' ? sourceChoices(drafts) : undefined),
      };
    }),
  };
}

function known(file: string, drafts: Drafts): { title: Localized; columns: Columns; description?: string } {
  const description = file.replace(/csv$/, 'yaml');
  if (file.startsWith('tables/')) {
    const meta = readYaml(description, tableSchema, drafts);
    return { title: meta?.caption ?? { en: file, hi: file }, columns: meta?.columns ?? {}, description };
  }
  if (file === 'previous-years.csv') {
    const meta = readYaml(description, previousYearsSchema, drafts);
    if (!meta) return { title: { en: file, hi: file }, columns: {}, description };
    const places = Object.entries(meta.places).map(([value, { name }]) => ({ value, label: name }));
    const columns: Columns = {
      place: { ...meta.columns.place, isRowHeading: true, choices: [...places, ...officeChoices(drafts)] },
      crop_year: { ...meta.columns.crop_year, kind: 'crop-year', isRowHeading: true },
      counted: { ...meta.columns.counted, choices: choicesOf(meta.counted) },
      ...figureColumns(meta),
    };
    return { title: meta.caption, columns, description };
  }
  if (file === 'substances.csv' || file === 'substance-names.csv') {
    const meta = readYaml('substances.yaml', substancesSchema, drafts);
    const columns: Columns = {};
    for (const [name, label] of Object.entries(meta?.columns ?? {})) columns[name] = { label };
    columns['class'] = { ...columns['class'], choices: choicesOf(meta?.classes, CLASSES) };
    columns['covers'] = { ...columns['covers'], choices: choicesOf(meta?.covers) };
    columns['id'] = { isRowHeading: true };
    if (file === 'substances.csv')
      return { title: meta?.caption ?? { en: file, hi: file }, columns, description: 'substances.yaml' };
    const names: Columns = { kind: { choices: choicesOf(meta?.nameKinds, NAME_KINDS) }, name: { isRowHeading: true } };
    return { title: TITLES[file] ?? { en: file, hi: file }, columns: names };
  }
  const [, year] = /^cultivators\/(.+)\.csv$/.exec(file) ?? [];
  if (year === undefined) return { title: { en: file, hi: file }, columns: {} };
  const columns: Columns = {
    category: { choices: choicesOf(CATEGORY_WORDS, CATEGORIES) },
    policy: { choices: choicesOf(CATEGORY_WORDS, POLICIES) },
    office: { choices: officeChoices(drafts) },
    serial: { kind: 'number', isRowHeading: true },
    area_are: { kind: 'number' },
  };
  const title = TITLES['cultivators'] ?? { en: file, hi: file };
  return { title: { en: `${title.en}, ${year}`, hi: `${title.hi}, ${year}` }, columns, description };
}

const lastRead = new Map<string, { text: string; data: unknown }>();

/** A file of the draft, if it can be read without a mistake. */
export function readYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  drafts: Drafts,
): z.infer<Schema> | undefined {
  if (!drafts.has(path)) return undefined;
  const { text } = drafts.read(path);
  const last = lastRead.get(path);
  // A path has always the same schema.
  if (last?.text === text) return last.data as z.infer<Schema> | undefined;
  const { data } = checkYaml(path, text, schema);
  lastRead.set(path, { text, data });
  return data;
}

/** Ids of the district opium offices, with their names. */
export function officeChoices(drafts: Drafts): Choice[] {
  const offices = readYaml('offices.yaml', officesSchema, drafts) ?? {};
  return Object.entries(offices).flatMap(([value, { name }]) =>
    isDistrictOffice(value) ? [{ value, label: name }] : [],
  );
}

export function sourceChoices(drafts: Drafts): Choice[] {
  return drafts
    .files()
    .filter((path) => /^sources\/[^/]+\.yaml$/.test(path))
    .flatMap((path) => Object.entries(readYaml(path, sourcesSchema, drafts) ?? {}))
    .map(([value, { label }]) => ({ value, label }));
}

function choicesOf(words: Record<string, Localized> | undefined, values?: readonly string[]): Choice[] {
  return (values ?? Object.keys(words ?? {})).map((value) => ({
    value,
    label: words?.[value] ?? { en: value, hi: value },
  }));
}
