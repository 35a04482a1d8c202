import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import type { Lang, Localized } from '../../src/language/lang.ts';
import { entryOf } from '../../src/lib/entry-of.ts';
import { chartTitle } from '../../src/domain/chart-answer.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { type StringKey, translator } from '../../src/words/strings.ts';

/** The words by which an answer is known. */
type Answer =
  | { fact: string }
  | { string: StringKey }
  | { register: string }
  | { chart: string }
  | { calendar: true }
  | Localized;

export interface Task {
  task: string;
  /** Pages opened one after the other, from the front page; `#` and a place, where a link leads to one. */
  home: string[];
  /** What a reader types. */
  search: Localized;
  answer: Answer;
}

/** What readers come for. */
export const TASKS = parse(readFileSync('tests/browser/tasks.yaml', 'utf8')) as Task[];

/** The address of one of its pages. */
export function stepPath(step: string, lang: Lang): string {
  const [id = '', place] = step.split('#');
  return `${pathFor(id, lang)}${place ? `#${place}` : ''}`;
}

/** Any of these is the answer. */
export function wordsOf(answer: Answer, lang: Lang): string[] {
  if ('fact' in answer) return [formatFact(entryOf(catalogue.facts, answer.fact), lang)];
  if ('string' in answer) return [translator(lang)(answer.string)];
  if ('chart' in answer) return [chartTitle(entryOf(catalogue.tables, answer.chart), lang)];
  if ('calendar' in answer) return catalogue.calendar.steps.map(({ duty }) => duty[lang]);
  if ('register' in answer) {
    const records = catalogue.registers.get(answer.register as 'forms');
    return records.map(({ title, short = title }) => short[lang]);
  }
  return [answer[lang]];
}

/** How far the nearest visible piece of text with one of the words is from the screen, in px; runs in the browser. */
export function distanceTo(words: string[]): number | undefined {
  const flat = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  const wanted = words.map(flat);
  const places = [
    ...document.querySelectorAll(
      'main :is(h1, h2, h3, p, li, dt, dd, td, th, label, legend, figcaption, caption, summary, a, span)',
    ),
  ]
    .filter((element) => {
      const text = flat(element.textContent);
      return text.length < 600 && wanted.some((each) => text.includes(each)) && element.checkVisibility();
    })
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    // The first line of it is enough.
    .map(({ top, height }) => Math.max(0, top + Math.min(height, 60) - innerHeight, -top));
  return places.length > 0 ? Math.min(...places) : undefined;
}
