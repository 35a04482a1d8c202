import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extraPages } from '../../content/extra-pages.ts';
import type { Catalogue } from '../../content/load.ts';
import { partsOf } from '../../content/read-page.ts';
import { formatFact } from '../../words/format-fact.ts';
import { type Lang, LANGS, otherLang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import { ContentError } from '../../files/mistake.ts';
import { ROUTES } from '../../addresses/routes.ts';
import { KINDS } from './answer.ts';
import { type CollectedPage, collectPage, type Thing } from './collect-page.ts';
import type { FirstFile, SentThing, WholeFile } from './file.ts';
import { questionsIn } from './questions.ts';
import type { SearchWords } from '../../schemas/search-words.ts';

type Page = CollectedPage & { path: string; route?: string };

/** Makes the files of the search from the built pages. */
export function buildSearch(dist: string, catalogue: Catalogue): void {
  const pages = Object.fromEntries(LANGS.map((lang) => [lang, collect(dist, lang, catalogue)])) as Record<Lang, Page[]>;
  mustMatch(pages.en, pages.hi);
  const kept = keep(pages.en);
  const known = new Set<string>();
  pages.en.forEach(({ documents }, at) => {
    const isNew = documents.map(({ href }) => !known.has(href) && Boolean(known.add(href)));
    for (const lang of LANGS) {
      const page = pages[lang][at]!;
      page.things = page.things.filter((_, place) => kept[at]!.has(place));
      page.documents = page.documents.filter((_, place) => isNew[place]);
    }
  });

  const whole = Object.fromEntries(
    LANGS.map((lang) => {
      const text = JSON.stringify(wholeFile(pages[lang], lang, catalogue));
      const file = `/${lang}/data/search-text.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
      return [lang, { text, file }];
    }),
  ) as Record<Lang, { text: string; file: string }>;
  for (const lang of LANGS) {
    const first = firstFile(pages, lang, catalogue.searchWords);
    first.whole = { own: whole[lang].file, other: whole[otherLang(lang)].file };
    mkdirSync(`${dist}/${lang}/data`, { recursive: true });
    writeFileSync(dist + whole[lang].file, whole[lang].text);
    writeFileSync(`${dist}/${lang}/data/search.json`, JSON.stringify(first));
  }
}

function collect(dist: string, lang: Lang, catalogue: Catalogue): Page[] {
  const t = translator(lang);
  const labels = { source: t('source.one'), provider: t('page.provider') };
  const read = (path: string) => collectPage(readFileSync(`${dist}/${lang}/${path}index.html`, 'utf8'), path, labels);
  const extra = extraPages(catalogue).filter((page) => page.lang === lang);
  return [
    ...ROUTES.map(({ id, path }) => ({ ...read(`${path}/`), path: `${path}/`, route: id })),
    ...extra.map(({ path }) => ({ ...read(path.slice(4)), path: path.slice(4) })),
  ];
}

/** Both languages must have the same things in the same order: what is found in one is shown in the other. */
function mustMatch(en: Page[], hi: Page[]): void {
  en.forEach(({ path, things, documents }, at) => {
    const twin = hi[at]!;
    const keys = (list: Thing[]) => list.map(({ anchor, kind, isRow }) => `${anchor} ${kind} ${isRow}`).join('\n');
    if (keys(things) !== keys(twin.things) || documents.length !== twin.documents.length)
      throw new Error(`Search: /en/${path} and /hi/${path} do not have the same sections, items, rows and documents.`);
  });
}

/** Which things are kept: a record or an officer that stands on several pages, once; nothing without a title. */
function keep(pages: Page[]): Set<number>[] {
  const known = new Set<string>();
  return pages.map(
    ({ things, path, route }) =>
      new Set(
        things.flatMap(({ kind, title, text, anchor, isRow }, at) => {
          if (at === 0) return [at];
          const key = isRow
            ? `${path} ${title} ${text}`
            : `${kind} ${kind === 'page' ? path + anchor : ''} ${title} ${text}`;
          // Of the letters of the substances list only the substances, of a sheet only the sheet.
          if (title === '' || known.has(key) || (!route && kind !== 'substance')) return [];
          known.add(key);
          return [at];
        }),
      ),
  );
}

function firstFile(pages: Record<Lang, Page[]>, lang: Lang, words: SearchWords): FirstFile {
  const { synonyms, answers } = words;
  const own = pages[lang];
  const others = pages[otherLang(lang)];
  const kept = (page: Page) => page.things.slice(1).filter(({ isRow }) => !isRow);
  return {
    pages: own.map((page, at) => {
      const otherThings = kept(others[at]!);
      const things = kept(page).map(({ anchor, title, kind, isEnded }, place): SentThing => {
        const otherTitle = otherThings[place]!.title;
        if (isEnded) return [anchor, title, otherTitle, KINDS.indexOf(kind), 1];
        return kind === 'page' ? [anchor, title, otherTitle] : [anchor, title, otherTitle, KINDS.indexOf(kind)];
      });
      return [page.path, page.title, others[at]!.title, things];
    }),
    answers: answers.map(({ to, en, hi }, place) => {
      const phrases = [...new Set([...en, ...hi])].join(';');
      const [route, anchor] = to.split('#');
      const at = own.findIndex((page) => page.route === route);
      if (anchor === undefined) return [at, -1, phrases];
      // A record that stands on several pages is kept on one of them.
      for (const page of [at, ...own.keys()]) {
        const thing = kept(own[page]!).findIndex((each) => each.anchor === anchor);
        if (thing >= 0) return [page, thing, phrases];
      }
      const message = `There is no place “${anchor}” on the page “${route}”. Correct it: it is what stands after “#” in the address of the section.`;
      throw new ContentError([{ file: 'content/search.yaml', field: `answers → ${place} → to`, message }]);
    }),
    synonyms: synonyms.map((line) => line.join(';')),
    suggestions: questionsIn(lang, words),
    whole: { own: '', other: '' },
  };
}

function wholeFile(pages: Page[], lang: Lang, catalogue: Catalogue): WholeFile {
  return {
    pages: pages.map(({ summary, things, documents, route }) => {
      const rows = things.filter(({ isRow }) => isRow);
      return {
        text: `${summary} ${clean(things[0]!.text)}`.trim(),
        things: things.slice(1).flatMap(({ isRow, text }) => (isRow ? [] : [clean(text)])),
        rows: [
          ...rows.map(({ anchor, title, text, kind }): [string, string, string, number] => [
            anchor,
            title,
            text,
            KINDS.indexOf(kind),
          ]),
          ...documents.map(({ href, title }): [string, string, string, number] => [
            href,
            title,
            '',
            KINDS.indexOf('form'),
          ]),
          ...(route ? factsOn(route, lang, things, catalogue) : []),
        ],
      };
    }),
  };
}

/** The facts a page prints: what they are and how much. */
function factsOn(
  route: string,
  lang: Lang,
  things: Thing[],
  { pages, facts }: Catalogue,
): [string, string, string, number][] {
  const page = pages.find((each) => each.id === route && each.lang === 'en')!;
  const ids = new Set(partsOf(page).flatMap(({ name, attributes }) => (name === 'Fact' ? [attributes['id']!] : [])));
  return [...ids].map((id) => {
    const fact = facts.get(id)!;
    const value = formatFact(fact, lang);
    const place = things.find(({ text }) => text.includes(value));
    return [place?.anchor ?? '', fact.label[lang], value, KINDS.indexOf('figure')];
  });
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
