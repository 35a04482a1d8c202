import { readFileSync } from 'node:fs';
import type { Answer } from '../../src/features/search/answer.ts';
import type { FirstFile, MoreFile, TitlesFile, WholeFile } from '../../src/features/search/file.ts';
import { search } from '../../src/features/search/search.ts';
import { joinTitles, wholeAnchors } from '../../src/features/search/titles.ts';
import { addWhole, createIndex, type SearchIndex } from '../../src/features/search/search-index.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { routeOf } from '../../src/addresses/routes.ts';
import type { Judged } from './judged.ts';

const read = <File>(path: string) => JSON.parse(readFileSync(`dist${path}`, 'utf8')) as File;

export const firstFiles = Object.fromEntries(
  LANGS.map((lang) => [lang, wholeAnchors(read<FirstFile>(`/${lang}/data/search.json`), lang)]),
) as Record<Lang, FirstFile>;

const titles = new Map<Lang, TitlesFile>();

/** The titles as the browser has them a moment after the first answer. */
export function builtTitles(lang: Lang): TitlesFile {
  let built = titles.get(lang);
  if (!built) titles.set(lang, (built = joinTitles(firstFiles[lang], read<MoreFile>(firstFiles[lang].more))));
  return built;
}

const searches = new Map<string, SearchIndex>();

/** The index as the browser has it: by titles, or with the whole text. */
export function builtIndex(lang: Lang, isWhole: boolean): SearchIndex {
  const key = `${lang} ${isWhole}`;
  let index = searches.get(key);
  if (!index) {
    searches.set(key, (index = createIndex(builtTitles(lang), lang)));
    if (isWhole) Array.from(addWhole(index, read<WholeFile>(firstFiles[lang].whole.own)));
  }
  return index;
}

/** Answers queries in both languages, as the page does once everything is loaded. */
export function builtSearch(isWhole = true): (site: Lang, query: string) => Answer {
  const indexes = { en: builtIndex('en', isWhole), hi: builtIndex('hi', isWhole) };
  return (site, query) => search(indexes[site], site, query, undefined, indexes[otherLang(site)]);
}

/** Below it stands a page for each substance. */
const SUBSTANCES = 'exim/substances/';

/** Paths of the best answers without language and section; a substance is of its list as well, a record is of its lists. */
export function pathsOf({ best }: Answer): string[] {
  return best.flatMap(({ href }) => {
    const path = href.replace(/^\/(en|hi)\//, '').replace(/#.*$/, '');
    return listsOf(path) ?? (path.startsWith(SUBSTANCES) ? [...new Set([path, SUBSTANCES])] : path);
  });
}

/** The lists that have the record at a path. */
function listsOf(path: string): string[] | undefined {
  const [folder, register, id] = path.split('/');
  if (folder !== 'records') return undefined;
  return registerPages
    .filter(({ selection }) => selection.id === register && recordsShown(selection).some((record) => record.id === id))
    .map(({ route }) => `${routeOf(route).path}/`);
}

export function isAnswered(answer: Answer, { answers }: Judged): boolean {
  const right = answers.map((to) => (to.startsWith(SUBSTANCES) ? `${to}/` : `${routeOf(to.split('#')[0]!).path}/`));
  return pathsOf({ ...answer, best: answer.best.slice(0, 3) }).some((path) => right.includes(path));
}
