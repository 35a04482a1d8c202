import type { Lang, Localized } from '../../language/lang.ts';
import { type Mistake, placed } from '../../files/mistake.ts';
import type { Said } from '../../messages/say.ts';
import { FACT_PLACE } from '../../schemas/fact.ts';
import type { YamlFile } from '../content-reader.ts';
import type { Loaded } from '../load.ts';
import { isElement, lineOf, type SourcePage, walk, wordsOf } from '../read-page.ts';

/** A piece of the text of a page, with its place. */
export interface PageText {
  text: string;
  line?: number | undefined;
  field?: string;
  path?: PropertyKey[];
}

/** Many rules ask for the texts of a page. */
const textsFound = new WeakMap<SourcePage, PageText[]>();

/** Every piece of text a reader sees, with its place. */
export function textsOf(page: SourcePage): readonly PageText[] {
  let texts = textsFound.get(page);
  if (!texts) textsFound.set(page, (texts = findTexts(page)));
  return texts;
}

/** A field at the top of a page with words that readers see. */
interface TextField {
  path: [field: string, ...PropertyKey[]];
  text: string;
}

function findTexts(page: SourcePage): PageText[] {
  const { meta, tree } = page;
  const fields: TextField[] = meta
    ? [
        { path: ['title'], text: meta.title },
        { path: ['menuLabel'], text: meta.menuLabel ?? '' },
        // What is left in braces is no word: the facts have a mistake of their own.
        { path: ['summary'], text: meta.summary.replace(FACT_PLACE, '') },
        { path: ['disclosure', 'asks'], text: meta.disclosure?.asks ?? '' },
        ...meta.gaps.map(({ what }, index): TextField => ({ path: ['gaps', index, 'what'], text: what })),
        ...meta.sources.map(({ label }, index): TextField => ({ path: ['sources', index, 'label'], text: label })),
      ]
    : [];
  // The line is looked up for a mistake only: see `withLines`.
  const inFields = fields.map(({ path, text }) => ({ text, field: path[0], path }));
  const nodes = tree ? [...walk(tree)] : [];
  const prose = nodes.flatMap((node) => {
    const line = lineOf(page, node);
    if (node.type === 'text') return [{ text: node.value ?? '', line }];
    return isElement(node) ? [{ text: wordsOf({ ...node, children: [] }), line }] : [];
  });
  return [...inFields, ...prose];
}

/** Words in both languages, and how to report a mistake in one of them. */
export interface Pair extends Localized {
  file: string;
  /** Names of the fields and numbers of the entries that lead to it. */
  path: PropertyKey[];
  mistake: (lang: Lang, said: Said) => Mistake;
}

/** Every pair of words in a YAML file. */
export function pairsInYaml({ file, raw, lineOf: lineIn }: YamlFile): Pair[] {
  return pairsIn(raw).map(({ path, en, hi }) => ({
    file,
    path,
    en,
    hi,
    mistake: (lang, said) => placed({ file, lineOf: lineIn }, [...path, lang], said),
  }));
}

/** Every pair of words in the rows of the tables. */
export function pairsInTables({ root, catalogue, rowLines }: Loaded): Pair[] {
  return [...catalogue.tables.values()].flatMap(({ id, rows }) =>
    rows.flatMap(({ cells, note }, row) =>
      Object.entries({ ...cells, note }).flatMap(([name, cell]) => {
        if (typeof cell !== 'object' || cell === null) return [];
        const file = `${root}/tables/${id}.csv`;
        const line = rowLines.get(file)?.[row];
        const mistake = (lang: Lang, said: Said) => ({ file, line, field: `${name}_${lang}`, ...said });
        return [{ file, path: [row, name], en: cell.en, hi: cell.hi, mistake }];
      }),
    ),
  );
}

function pairsIn(raw: unknown, path: PropertyKey[] = []): (Localized & { path: PropertyKey[] })[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { en, hi }: { en?: unknown; hi?: unknown } = raw;
  if (typeof en === 'string' && typeof hi === 'string') return [{ path, en, hi }];
  return Object.entries(raw).flatMap(([key, value]) =>
    pairsIn(value, [...path, Array.isArray(raw) ? Number(key) : key]),
  );
}
