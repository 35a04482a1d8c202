import { parse } from 'yaml';
import type { Localized } from '../../../src/language/lang.ts';
import { REGISTER_IDS } from '../../../src/schemas/registers.ts';
import type { Choice, PickName } from '../../model/form-api.ts';
import type { Drafts } from '../drafts.ts';
import { isWords } from './choice-labels.ts';
import { labelOf, linesOf } from './entry-label.ts';
import { isGroup } from './json.ts';
import { dataOf } from './sources.ts';

type List = (drafts: Drafts, file: string) => Choice[];

const entriesOf =
  (file: string): List =>
  (drafts) =>
    linesOf(dataOf(drafts, file)).map(({ key, label }) => ({ id: String(key), label }));

/** Registers whose texts change each other. */
const AMENDABLE = ['acts-and-rules', 'notifications', 'instructions'];

/** What can be picked, as the draft has it now. */
const LISTS: Record<PickName, List> = {
  sources: (drafts) =>
    drafts
      .files()
      .filter((path) => /^sources\/.+\.yaml$/.test(path))
      .flatMap((path) => entriesOf(path)(drafts, path)),
  offices: entriesOf('offices.yaml'),
  'office-places': entriesOf('office-places.yaml'),
  posts: entriesOf('posts.yaml'),
  facts: entriesOf('facts.yaml'),
  procedures: entriesOf('procedures.yaml'),
  sheets: entriesOf('sheets.yaml'),
  links: entriesOf('links.yaml'),
  records: (drafts) => REGISTER_IDS.flatMap((register) => recordsOf(drafts, register, `${register}/`)),
  'same-register': (drafts, file) =>
    recordsOf(drafts, file.split('/')[1] ?? '').filter(({ id }) => !file.endsWith(`/${id}.yaml`)),
  amendable: (drafts) => AMENDABLE.flatMap((register) => recordsOf(drafts, register)),
  forms: (drafts) => recordsOf(drafts, 'forms'),
  pages,
  areas: (drafts) => {
    const all = pages(drafts);
    const areas = new Set(all.map(({ id }) => id.split('/')[0] ?? ''));
    return [...[...areas].map((id) => ({ id, label: { en: `${id}/ …`, hi: `${id}/ …` } })), ...all];
  },
  pictures: (drafts) => titled(drafts, /^pictures\/(.+)\.yaml$/, 'title'),
  tables: (drafts) => titled(drafts, /^tables\/(.+)\.yaml$/, 'caption'),
  documents: (drafts) =>
    drafts.files().flatMap((path) => {
      const id = /^documents\/(.+\.pdf)$/.exec(path)?.[1];
      return id === undefined ? [] : [{ id, label: { en: id, hi: id } }];
    }),
};

export function choicesFor(drafts: Drafts, pick: PickName, file: string): Choice[] {
  return LISTS[pick](drafts, file);
}

function recordsOf(drafts: Drafts, register: string, before = ''): Choice[] {
  return titled(drafts, new RegExp(`^registers/${register}/(.+)\\.yaml$`), 'title')
    .map(({ id, label }) => ({ id: `${before}${id}`, label }))
    .toReversed();
}

/** Files by their names, with the words of one field. That field alone is parsed: there are hundreds of files. */
function titled(drafts: Drafts, pattern: RegExp, field: string): Choice[] {
  return drafts.files().flatMap((path) => {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) return [];
    const { text } = drafts.read(path);
    const part = text.split(/\n(?=\S)/).find((piece) => piece.startsWith(`${field}:`));
    return [{ id, label: wordsIn(part, field) ?? { en: id, hi: id } }];
  });
}

function wordsIn(yaml: string | undefined, field: string): Localized | undefined {
  try {
    const value: unknown = parse(yaml ?? '');
    const words = isGroup(value) ? value[field] : undefined;
    return isWords(words) ? labelOf(words, '') : undefined;
  } catch {
    return undefined;
  }
}

function pages(drafts: Drafts): Choice[] {
  const titles = new Map<string, Localized>();
  for (const path of drafts.files()) {
    const [, id, lang] = /^pages\/(.+)\/(en|hi)\.mdx$/.exec(path) ?? [];
    if (id === undefined) continue;
    const title = /^title: ['"]?(.*?)['"]?$/m.exec(drafts.read(path).text)?.[1] ?? id;
    titles.set(id, { ...(titles.get(id) ?? { en: id, hi: id }), [lang ?? 'en']: title });
  }
  return [...titles].map(([id, label]) => ({ id, label }));
}
