import type { Lang, Localized } from '../../language/lang.ts';
import type { Mistake } from '../../files/mistake.ts';
import type { YamlFile } from '../content-reader.ts';
import type { Loaded } from '../load.ts';
import { isElement, lineOf, type SourcePage, walk, wordsOf } from '../read-page.ts';

/** A piece of the text of a page, with its place. */
export interface PageText {
  text: string;
  line?: number;
  field?: string;
}

/** Every piece of text a reader sees, with its place. */
export function textsOf(page: SourcePage): PageText[] {
  const { meta, tree } = page;
  const fields = meta
    ? [
        { field: 'title', text: meta.title },
        { field: 'menuLabel', text: meta.menuLabel ?? '' },
        { field: 'summary', text: meta.summary },
        { field: 'disclosure', text: meta.disclosure?.asks ?? '' },
        ...meta.gaps.map(({ what }) => ({ field: 'gaps', text: what })),
        ...meta.sources.map(({ label }) => ({ field: 'sources', text: label })),
      ]
    : [];
  const nodes = tree ? [...walk(tree)] : [];
  const prose = nodes.flatMap((node) => {
    const line = lineOf(page, node);
    if (node.type === 'text') return [{ text: node.value ?? '', line }];
    return isElement(node) ? [{ text: wordsOf({ ...node, children: [] }), line }] : [];
  });
  return [...fields, ...prose];
}

/** Words in both languages, and how to report a mistake in one of them. */
export interface Pair extends Localized {
  file: string;
  /** Names of the fields and numbers of the entries that lead to it. */
  path: PropertyKey[];
  mistake: (lang: Lang, message: string) => Mistake;
}

/** Every pair of words in a YAML file. */
export function pairsInYaml({ file, raw, lineOf: lineIn }: YamlFile): Pair[] {
  return pairsIn(raw).map(({ path, en, hi }) => ({
    file,
    path,
    en,
    hi,
    mistake: (lang, message) => {
      const keys = [...path, lang];
      return { file, line: lineIn(keys), field: keys.join(' → '), message };
    },
  }));
}

/** Every pair of words in the rows of the tables. */
export function pairsInTables({ root, catalogue }: Loaded): Pair[] {
  return [...catalogue.tables.values()].flatMap(({ id, rows }) =>
    rows.flatMap(({ cells, note }, row) =>
      Object.entries({ ...cells, note }).flatMap(([name, cell]) => {
        if (typeof cell !== 'object' || cell === null) return [];
        const file = `${root}/tables/${id}.csv`;
        const mistake = (lang: Lang, message: string) => ({ file, field: `row ${row + 1}, ${name}_${lang}`, message });
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
