import { createHash } from 'node:crypto';
import { claimsOf, questionWords } from '../../../content/answers/claims.ts';
import { THING_LABELS } from '../../../content/answers/thing-names.ts';
import type { Catalogue } from '../../../content/load.ts';
import { pathFor } from '../../../addresses/routes.ts';
import { planOf } from '../../../addresses/site-plan.ts';
import type { Lang } from '../../../language/lang.ts';
import { type AnswerEntry, type Answers, THING_KINDS } from '../../../schemas/answers.ts';
import { formatFact } from '../../../words/format-fact.ts';
import { GROUP_RADIX, type SentCard, type SentQuestions, type SentSource } from './card-file.ts';
import { liveFile } from './live-data.ts';
import { sentSources } from './sent-sources.ts';
import { thingFile, titleOf } from './thing-data.ts';

/** Few enough that a file is quickly there, enough that they compress. */
const CARDS_IN_FILE = 16;

interface File {
  path: string;
  text: string;
}

/** The files of the answers in one language, and what the first file of the search says of them. */
export function cardFiles(catalogue: Catalogue, lang: Lang): { questions: SentQuestions; files: File[] } {
  const answers = answersOut(catalogue);
  const cards = answers.answers.map((answer) => sentCard(answer, catalogue, lang));
  const parts = Array.from({ length: Math.ceil(cards.length / CARDS_IN_FILE) }, (_, part) =>
    hashedFile(lang, `cards-${part}`, cards.slice(part * CARDS_IN_FILE, (part + 1) * CARDS_IN_FILE)),
  );
  const used = THING_KINDS.filter((kind) => answers.answers.some(({ of }) => of === kind));
  const things = used.map((kind) => ({
    label: THING_LABELS[kind],
    file: hashedFile(lang, kind, thingFile(kind, catalogue, lang)),
  }));
  const live = hashedFile(lang, 'live', liveFile(catalogue, lang));
  const groups = Object.keys(answers.words);
  const words = questionWords(answers);
  const sent = (label: string) => (groups.includes(label) ? groups.indexOf(label).toString(GROUP_RADIX) : label);
  return {
    questions: {
      groups: words.groups.map(([, spellings]) => spellings.join(';')),
      fillers: words.fillers.join(';'),
      foreign: (words.foreign ?? []).join(';'),
      anchors: answers.anchors.map(sent).join(' '),
      passing: answers.passing.map(sent).join(' '),
      claims: claimsOf(answers).map(({ asks, also }) => [
        asks.map((ask) => ask.map(sent).join(' ')).join(';'),
        also.map(sent).join(' '),
      ]),
      cards: parts.map(({ path }) => path),
      cardsInFile: CARDS_IN_FILE,
      things: Object.fromEntries(things.map(({ label, file }) => [label, file.path])),
      live: live.path,
    },
    files: [...parts, ...things.map(({ file }) => file), live],
  };
}

/** An answer waits for the page that says more. */
function answersOut(catalogue: Catalogue): Answers {
  const pages = planOf(catalogue).byId;
  const isOut = ({ to }: AnswerEntry) => to === undefined || pages.has(to.replace(/#.*/, ''));
  const { answers } = catalogue;
  return answers.answers.every(isOut) ? answers : { ...answers, answers: answers.answers.filter(isOut) };
}

function sentCard(answer: AnswerEntry, catalogue: Catalogue, lang: Lang): SentCard {
  const { title, text, none, show, live, to } = answer;
  const fact = answer.fact === undefined ? undefined : catalogue.facts.get(answer.fact);
  const [route, anchor] = to?.split('#') ?? [];
  return {
    title: title[lang],
    text: text?.[lang],
    figure: fact && formatFact(fact, lang),
    show,
    none: none?.[lang],
    href: route === undefined ? undefined : pathFor(route, lang) + (anchor === undefined ? '' : `#${anchor}`),
    page: route === undefined ? undefined : titleOf(route, catalogue, lang),
    sources: answer.of ? undefined : sourcesOf(answer, catalogue, lang),
    doubt: fact?.toConfirm?.[lang],
    live,
  };
}

/** Those of the answer, of its fact, else of the page that says more. */
function sourcesOf({ source, fact, to }: AnswerEntry, catalogue: Catalogue, lang: Lang): SentSource[] {
  const ids = source ?? (fact === undefined ? undefined : catalogue.facts.get(fact)?.source);
  if (ids) return sentSources(ids, catalogue, lang);
  const page = catalogue.pages.find((each) => each.lang === lang && each.id === to?.split('#')[0]);
  return (page?.meta?.sources ?? []).slice(0, 1).map(({ label, url }) => (url === undefined ? [label] : [label, url]));
}

/** A file whose name changes with its content. */
export function hashedFile(lang: Lang, name: string, content: unknown): File {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `/${lang}/data/search-${name}.${hash}.json`, text };
}
