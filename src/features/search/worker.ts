/** Loads the search and answers, away from the page, so that typing never waits. */
import { type Lang, otherLang } from '../../language/lang.ts';
import type { Card } from './answers/card.ts';
import { openCards } from './answers/open-cards.ts';
import type { FromWorker, ToWorker } from './client.ts';
import type { FirstFile, MoreFile, WholeFile } from './file.ts';
import { needsOther, search } from './search.ts';
import { addWhole, createIndex, type SearchIndex } from './search-index.ts';
import { otherSide } from './other-side.ts';
import { joinTitles, wholeAnchors } from './titles.ts';

let index: SearchIndex | undefined;
let other: SearchIndex | undefined;
let file: FirstFile;
let lang: Lang;
let isTitlesOnly = false;
let hasAllTitles = false;
let cardFor: (question: string) => Promise<Card | undefined>;
let last: Extract<ToWorker, { query: string }> | undefined;

const post = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('lang' in data) void open(data.lang, data.isTitlesOnly);
  else {
    last = data;
    void answer();
  }
});

async function open(chosen: Lang, titlesOnly: boolean): Promise<void> {
  lang = chosen;
  isTitlesOnly = titlesOnly;
  try {
    file = wholeAnchors(await load<FirstFile>(`/${lang}/data/search.json`), lang);
    cardFor = openCards(file.questions, lang, load);
    index = createIndex(file, lang);
    post({ suggestions: file.suggestions });
  } catch {
    post('failed');
    return;
  }
  void answer();
}

/** Answers the last question, and again each time that a text has come which the answer needs. Its card comes with the first answer. */
async function answer(): Promise<void> {
  const asked = last;
  if (!index || !asked) return;
  const card = asked.kind ? undefined : await cardFor(asked.query);
  if (asked !== last) return;
  const isLast = !isTextComing(index, asked);
  const found = search(index, lang, asked.query, asked.kind, other);
  post({ id: asked.id, answer: { ...found, card }, isLast });
}

/** Whether a text is still on its way that may change the answer; it is sent for if it was not. */
function isTextComing(own: SearchIndex, { id, query }: { id: number; query: string }): boolean {
  if (!hasAllTitles) return isComing(file.more, id, addTitles);
  if (isTitlesOnly) return false;
  if (!own.isWhole) return isComing(file.whole.own, id, (text: WholeFile) => addText(own, text));
  if (!needsOther(own, lang, query)) return false;
  const side = (other ??= createIndex(otherSide(file), otherLang(lang)));
  return !side.isWhole && isComing(file.whole.other, id, (text: WholeFile) => addText(side, text));
}

const begun = new Set<string>();
/** The question during which a text failed to arrive: what is there answers it, and the next one asks for the text again. */
const failedAt = new Map<string, number>();

function isComing<File>(path: string, question: number, add: (file: File) => void | Promise<void>): boolean {
  if (failedAt.get(path) === question) return false;
  if (!begun.has(path)) void fetchAndAdd(path, add);
  return true;
}

async function fetchAndAdd<File>(path: string, add: (file: File) => void | Promise<void>): Promise<void> {
  begun.add(path);
  try {
    await add(await load<File>(path));
  } catch {
    begun.delete(path);
    if (last) failedAt.set(path, last.id);
  }
  await answer();
}

function addTitles(more: MoreFile): void {
  file = joinTitles(file, more);
  index = createIndex(file, lang);
  hasAllTitles = true;
}

/** Milliseconds after which a question may come in between. */
const LONGEST_WORK = 10;

async function addText(to: SearchIndex, text: WholeFile): Promise<void> {
  let paused = performance.now();
  const pages = addWhole(to, text);
  while (!pages.next().done) {
    if (performance.now() - paused < LONGEST_WORK) continue;
    await new Promise((resolve) => setTimeout(resolve));
    paused = performance.now();
  }
}

async function load<File>(path: string): Promise<File> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
