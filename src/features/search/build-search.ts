import { sentence } from '../../language/format.ts';
import type { Catalogue } from '../../content/load.ts';
import { partsOf, selectionsOn } from '../../content/read-page.ts';
import { answersIn } from '../../content/substance-answers.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { formatFact } from '../../words/format-fact.ts';
import { type Lang, LANGS, type Localized, otherLang } from '../../language/lang.ts';
import { ContentError, fieldOf } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import { substancePath } from '../../addresses/letters.ts';
import { DISCLOSURE_ROUTES, pathFor, routes } from '../../addresses/routes.ts';
import { KINDS } from './answer.ts';
import { type BothPage, inBothLanguages, type IndexedPage } from './both-pages.ts';
import { cardFiles, hashedFile } from './answers/card-files.ts';
import type { FirstFile, SentAnswer, SentRow, SentThing, TitlesFile, WholeFile } from './file.ts';
import { namesInSearch } from './substance-names.ts';
import { questionsIn } from './questions.ts';
import { partTitles, shortAnchors } from './titles.ts';
import type { SearchWords } from '../../schemas/search-words.ts';

/** The files of the search, made from every page in both languages; in the order of the pages. */
export function searchFiles(all: IndexedPage[], catalogue: Catalogue): { path: string; text: string }[] {
  const { searchWords } = catalogue;
  const pages = inBothLanguages(all, catalogue);
  checkAnchors(all, catalogue);
  const whole = inEach((lang) => hashedFile(lang, 'text', wholeFile(pages, lang, catalogue)));
  return LANGS.flatMap((lang) => {
    const lines = searchWords.synonyms.map((line) => line.join(';'));
    const [titles, more] = partTitles(titlesIn(pages, lang, searchWords, catalogue), lines);
    const moreFile = hashedFile(lang, 'more', more);
    const { questions, files } = cardFiles(catalogue, lang);
    const first: FirstFile = {
      ...shortAnchors(titles, lang),
      questions,
      suggestions: questionsIn(lang, searchWords),
      whole: { own: whole[lang].path, other: whole[otherLang(lang)].path },
      more: moreFile.path,
    };
    const path = `/${lang}/data/search.json`;
    return [whole[lang], moreFile, ...files, { path, text: JSON.stringify(first) }];
  });
}

/** The answers of the search lead to sections that their pages have. */
function checkAnchors(pages: IndexedPage[], { answers }: Catalogue): void {
  const mistakes = answers.answers.flatMap(({ to }, place) => {
    const [route = '', anchor] = to?.split('#') ?? [];
    if (anchor === undefined) return [];
    const page = pages.find(({ path }) => path === pathFor(route, 'en'));
    if (page?.found.ids.includes(anchor)) return [];
    const path = ['answers', place, 'to'];
    const said = say('no-such-anchor', { anchor, page: route });
    return [{ file: 'content/answers.yaml', field: fieldOf(path), path, ...said }];
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

function inEach<Value>(make: (lang: Lang) => Value): Localized<Value> {
  return { en: make('en'), hi: make('hi') };
}

function titlesIn(pages: BothPage[], lang: Lang, words: SearchWords, catalogue: Catalogue): TitlesFile {
  const other = otherLang(lang);
  const names = namesInSearch(words.synonyms, catalogue.substances?.rows ?? []);
  const sent = pages.map(({ things, ...page }) => ({ ...page, things: things.filter(({ isRow }) => !isRow) }));
  return {
    pages: sent.map(({ path, route, title, things }) => {
      const sentThings = things.map(({ anchor, title: own, kind, isEnded }): SentThing => {
        const number = KINDS.indexOf(kind);
        if (isEnded) return [anchor, own[lang], own[other], number, 1];
        return number === 0 ? [anchor, own[lang], own[other]] : [anchor, own[lang], own[other], number];
      });
      const weight = weightOf(route, catalogue);
      const page = [path, title[lang], title[other], sentThings] as const;
      return weight === 1 ? [...page] : [...page, weight];
    }),
    answers: [
      ...words.answers.map(({ to, en, hi }, place): SentAnswer => {
        const phrases = [...new Set([...en, ...hi])].join(';');
        const [route, anchor] = to.split('#');
        const at = sent.findIndex((page) => page.route === route);
        if (anchor === undefined) return [at, -1, phrases];
        // A record that stands in several lists is kept in one of them, and has a page of its own.
        const isAt = (own: string) => own === anchor || own.endsWith(`/${anchor}/`);
        const anchorOn = (page: number) => sent[page]?.things.findIndex((each) => isAt(each.anchor)) ?? -1;
        const page = [at, ...sent.keys()].find((each) => anchorOn(each) >= 0);
        if (page !== undefined) return [page, anchorOn(page), phrases];
        const path = ['answers', place, 'to'];
        const said = say('no-such-anchor', { anchor, page: route ?? '' });
        throw new ContentError([{ file: 'content/search.yaml', field: fieldOf(path), path, ...said }]);
      }),
      ...substancePhrases(sent, names.phrases),
    ],
    synonyms: names.synonyms.map((line) => line.join(';')),
  };
}

/** Names and CAS numbers that lead to a substance. */
function substancePhrases(pages: Pick<BothPage, 'things'>[], phrases: Map<string, string[]>): SentAnswer[] {
  const byAnchor = new Map([...phrases].map(([id, list]) => [anchorOf(id), list]));
  return pages.flatMap(({ things }, page) =>
    things.flatMap(({ anchor }, thing): SentAnswer[] => {
      const list = byAnchor.get(anchor) ?? [];
      return list.length === 0 ? [] : [[page, thing, list.join(';')]];
    }),
  );
}

/** Pages about the site itself answer only questions about it; what is over comes later. */
function weightOf(id: string | undefined, { pages }: Catalogue): number {
  const view = routes().find((route) => route.id === id)?.view;
  if (view === 'search' || view === 'sitemap') return 0.6;
  if (view === 'home') return 0.95;
  if (id !== undefined && DISCLOSURE_ROUTES.includes(id)) return 0.92;
  const isArchive = pages.some(
    (page) => page.id === id && selectionsOn(page).some(({ state }) => state === 'archived'),
  );
  return isArchive ? 0.9 : 1;
}

function wholeFile(pages: BothPage[], lang: Lang, catalogue: Catalogue): WholeFile {
  const verdicts = substanceVerdicts(catalogue, lang);
  return {
    pages: pages.map((page) => {
      const { summary, head, things, documents } = page;
      return {
        text: `${summary[lang]} ${clean(head.text[lang])}`.trim(),
        things: things.flatMap(({ isRow, anchor, text }) =>
          isRow ? [] : [clean(`${verdicts.get(anchor) ?? ''} ${text[lang]}`)],
        ),
        rows: [
          ...things.flatMap(({ isRow, anchor, title, text, kind }): SentRow[] =>
            isRow ? [[anchor, title[lang], text[lang], KINDS.indexOf(kind)]] : [],
          ),
          ...documents.map(({ href, title }): SentRow => [href[lang], title[lang], '', KINDS.indexOf('form')]),
          ...factsOn(page, lang, catalogue),
        ],
      };
    }),
  };
}

/** How each substance stands in law, by address: the first words about it. */
function substanceVerdicts(catalogue: Catalogue, lang: Lang): Map<string, string> {
  const answers = answersIn(catalogue, lang);
  const rows = catalogue.substances?.rows ?? [];
  return new Map(rows.map(({ id, rule }) => [anchorOf(id), sentence(entryOf(answers, rule).verdict, lang)]));
}

/** The address of a substance as a thing of the list. */
function anchorOf(id: string): string {
  return substancePath(id, 'en').slice('/en/'.length);
}

/** The facts a page prints: what they are and how much. */
function factsOn({ route, head, things }: BothPage, lang: Lang, { pages, facts }: Catalogue): SentRow[] {
  const page = pages.find((each) => each.id === route && each.lang === 'en');
  const parts = page ? partsOf(page).filter(({ name }) => name === 'Fact') : [];
  return [...new Set(parts.map(({ attributes }) => attributes['id'] ?? ''))].flatMap((id): SentRow[] => {
    const fact = facts.get(id);
    if (!fact) return [];
    const value = formatFact(fact, lang);
    const place = [head, ...things.filter(({ anchor }) => !anchor.includes('/'))].find(({ text }) =>
      text[lang].includes(value),
    );
    return [[place?.anchor ?? '', fact.label[lang], value, KINDS.indexOf('figure')]];
  });
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
