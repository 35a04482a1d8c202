import { DEVANAGARI, DEVANAGARI_OF_HINDI } from '../../language/devanagari.ts';
import { type Lang, LANGS, otherLang } from '../../language/lang.ts';
import { factsNamed } from '../../schemas/fact.ts';
import { amountByHand } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { inPage } from '../place.ts';
import { lineOf, partsOf, walk } from '../read-page.ts';
import { latinLeft } from './hindi-text.ts';
import type { Rule } from './rule.ts';
import { textsOf } from './texts.ts';

const UNFINISHED = /under construction|coming soon|lorem ipsum|निर्माणाधीन|शीघ्र आ रहा/i;

/** Every page has its two files, and its folder holds nothing else. */
export const everyPageHasItsTwin: Rule = ({ root, files, catalogue }) => {
  const present = new Set(catalogue.pages.map(({ id, lang }) => `${id}/${lang}`));
  const missing = catalogue.pages
    .filter(({ id, lang }) => !present.has(`${id}/${otherLang(lang)}`))
    .map(({ id, lang }) => ({
      file: `${root}/pages/${id}/${otherLang(lang)}.mdx`,
      ...say('page-without-twin', { missing: `${otherLang(lang)}.mdx`, present: `${lang}.mdx` }),
    }));
  const unknown = files
    .filter((file) => file.startsWith(`${root}/pages/`) && !LANGS.some((lang) => file.endsWith(`/${lang}.mdx`)))
    .map((file) => ({ file, ...say('page-file-unknown') }));
  return [...missing, ...unknown];
};

/** Title and summary of a page are its own. */
export const titlesAreUnique: Rule = ({ catalogue }) => {
  const seen = new Map<string, string>();
  return catalogue.pages.flatMap((page) =>
    (['title', 'summary'] as const).flatMap((field) => {
      const { lang, file, meta } = page;
      if (!meta) return [];
      const key = `${lang} ${field} ${meta[field]}`;
      const other = seen.get(key);
      seen.set(key, file);
      return other ? [inPage(page, [field], say('page-same-words', { other }))] : [];
    }),
  );
};

/** Hindi pages are Hindi throughout, in letters that the fallback font has. */
export const hindiIsHindi: Rule = ({ catalogue }) =>
  catalogue.pages
    .filter(({ lang }) => lang === 'hi')
    .flatMap((page) =>
      textsOf(page).flatMap(({ text, ...place }) =>
        notHindi(text).map((said) => ({ file: page.file, ...place, ...said })),
      ),
    );

const KNOWN_LETTERS = new Set(DEVANAGARI_OF_HINDI);

function notHindi(text: string): Said[] {
  const found = latinLeft(text);
  const strange = [...text].filter((letter) => DEVANAGARI.test(letter) && !KNOWN_LETTERS.has(letter));
  if (strange.length > 0)
    found.push(say('letter-not-in-font', { letters: strange.map((letter) => `“${letter}”`).join(', ') }));
  return found;
}

/** No page is a stub, and money is in the facts. */
export const proseIsFinished: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) => {
    if (!page.tree) return [];
    const { file, meta, body } = page;
    const mistakes: Mistake[] = [];
    const report = (said: Said, line?: number) => mistakes.push({ file, line, ...said });
    for (const field of ['title', 'summary'] as const) {
      const words = UNFINISHED.exec(meta?.[field] ?? '')?.[0];
      if (words) mistakes.push(inPage(page, [field], say('page-unfinished', { words })));
    }
    const unfinished = UNFINISHED.exec(body);
    if (unfinished)
      report(
        say('page-unfinished', { words: unfinished[0] }),
        page.offset + body.slice(0, unfinished.index).split('\n').length,
      );
    if (body.trim().length < 100) report(say('page-thin'), page.offset + 1);
    for (const node of walk(page.tree)) {
      const money = node.type === 'text' && amountByHand(node.value ?? '');
      if (money) report(say('page-amount', { amount: money }), lineOf(page, node));
    }
    return mistakes;
  });

/** The records that a page explains exist. */
export const pagesExplainWhatExists: Rule = ({ root, files, catalogue }) =>
  catalogue.pages.flatMap((page) =>
    (page.meta?.records ?? []).flatMap((id, index) =>
      files.includes(`${root}/registers/${id}.yaml`)
        ? []
        : [inPage(page, ['records', index], say('no-such-record', { id, folder: `${root}/registers/` }))],
    ),
  );

/** A hub shows its chapters, and only a hub does. */
export const hubsShowTheirChapters: Rule = ({ catalogue }, { routes }) =>
  catalogue.pages.flatMap((page) => {
    const hasChapters = routes.some((route) => route.startsWith(`${page.id}/`));
    const shown = partsOf(page).find(({ name }) => name === 'Chapters');
    if (hasChapters === (shown !== undefined)) return [];
    return [{ file: page.file, line: shown?.line, ...say(hasChapters ? 'hub-no-chapters' : 'hub-not-wanted') }];
  });

const WITHOUT_ITS_NOUN: Record<Lang, RegExp> = {
  en: /^(?:It|Its|They|Their)(?= )/,
  hi: /^(?:इसे|इसका|इसकी|इसके|इन्हें|उसे|उसका|उसकी|उसके|उन्हें)(?= )/u,
};

/** A summary also stands alone, in the search and where a page is shared: it names what it is about. */
export const summariesStandAlone: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) => {
    const word = WITHOUT_ITS_NOUN[page.lang].exec(page.meta?.summary.normalize('NFC') ?? '')?.[0];
    return word ? [inPage(page, ['summary'], say('summary-pronoun', { word }))] : [];
  });

/** Facts that a summary names exist; those that do are filled in already, unless there is a mistake among the facts. */
export const summariesNameFacts: Rule = ({ root, catalogue, ids }) =>
  catalogue.pages.flatMap((page) =>
    factsNamed(page.meta?.summary ?? '')
      .filter((id) => !ids.facts.has(id))
      .map((id) => inPage(page, ['summary'], say('no-such-fact', { id, file: `${root}/facts.yaml`, near: '' }))),
  );
