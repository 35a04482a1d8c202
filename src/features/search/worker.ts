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

function answer(): void {
  if (!index || !last) return;
  const found = search(index, lang, last.query, last.kind, other);
  post({ id: last.id, answer: found });
  if (isTitlesOnly) return;
  if (!index.isWhole) void addText(index, file.whole.own);
  else if (needsOther(index, lang, last.query)) openOther();
}

function openOther(): void {
  if (other) return;
  other = createIndex(otherSide(file), otherLang(lang));
  answer();
  void addText(other, file.whole.other);
}

/** Milliseconds after which a question may come in between. */
const LONGEST_WORK = 10;
const begun = new Set<string>();

/** The whole text; without it titles still answer, so a failure is tried again with the next question. */
async function addText(to: SearchIndex, path: string): Promise<void> {
  if (begun.has(path)) return;
  begun.add(path);
  try {
    let paused = performance.now();
    const pages = addWhole(to, await load<WholeFile>(path));
    while (!pages.next().done) {
      if (performance.now() - paused < LONGEST_WORK) continue;
      await new Promise((resolve) => setTimeout(resolve));
      paused = performance.now();
    }
    answer();
  } catch {
    begun.delete(path);
  }
}

async function load<File>(path: string): Promise<File> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.json();
}
