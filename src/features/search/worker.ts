/** Loads the search and answers, away from the page, so that typing never waits. */
import { type Lang, otherLang } from '../../language/lang.ts';
import type { FromWorker, ToWorker } from './client.ts';
import type { FirstFile, WholeFile } from './file.ts';
import { needsOther, search } from './search.ts';
import { addWhole, createIndex, type SearchIndex } from './search-index.ts';
import { otherSide } from './other-side.ts';

let index: SearchIndex | undefined;
let other: SearchIndex | undefined;
let file: FirstFile;
let lang: Lang;
let isTitlesOnly = false;
let last: Extract<ToWorker, { query: string }> | undefined;

const post = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('lang' in data) void open(data.lang, data.isTitlesOnly);
  else {
    last = data;
    answer();
  }
});

async function open(chosen: Lang, titlesOnly: boolean): Promise<void> {
  lang = chosen;
  isTitlesOnly = titlesOnly;
  try {
    file = await load<FirstFile>(`/${lang}/data/search.json`);
    index = createIndex(file, lang);
    post({ suggestions: file.suggestions });
  } catch {
    post('failed');
    return;
  }
  answer();
}

/** Answers the last question, and again each time that a text has come which the answer needs. */
function answer(): void {
  if (!index || !last) return;
  const isLast = isTitlesOnly || !isTextComing(index, last);
  post({ id: last.id, answer: search(index, lang, last.query, last.kind, other), isLast });
}

/** Whether a text is still on its way that may change the answer; it is sent for if it was not. */
function isTextComing(own: SearchIndex, { id, query }: { id: number; query: string }): boolean {
  if (!own.isWhole) return isComing(own, file.whole.own, id);
  if (!needsOther(own, lang, query)) return false;
  other ??= createIndex(otherSide(file), otherLang(lang));
  return !other.isWhole && isComing(other, file.whole.other, id);
}

const begun = new Set<string>();
/** The question during which a text failed to arrive: titles answer it, and the next one asks for the text again. */
const failedAt = new Map<string, number>();

function isComing(to: SearchIndex, path: string, question: number): boolean {
  if (failedAt.get(path) === question) return false;
  if (!begun.has(path)) void addText(to, path);
  return true;
}

/** Milliseconds after which a question may come in between. */
const LONGEST_WORK = 10;

async function addText(to: SearchIndex, path: string): Promise<void> {
  begun.add(path);
  try {
    let paused = performance.now();
    const pages = addWhole(to, await load<WholeFile>(path));
    while (!pages.next().done) {
      if (performance.now() - paused < LONGEST_WORK) continue;
      await new Promise((resolve) => setTimeout(resolve));
      paused = performance.now();
    }
  } catch {
    begun.delete(path);
    if (last) failedAt.set(path, last.id);
  }
  answer();
}

async function load<File>(path: string): Promise<File> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
