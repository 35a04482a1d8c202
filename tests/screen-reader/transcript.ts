import { mkdirSync, writeFileSync } from 'node:fs';
import type { Lang } from '../../src/language/lang.ts';
import type { Spoken } from './hear.ts';
import type { Journey, Step } from './journey.ts';
import type { Announcement } from './live.ts';

const FOLDER = 'test-results/screen-reader';

/** All that was heard on a journey, for people to read: a line for each line, `[hi: …]` where another voice speaks. */
export class Transcript {
  readonly #lines: string[] = [];
  readonly #file: string;
  readonly #lang: Lang;
  /** What was heard on a page before is not written again. */
  readonly #known = new Set<string>();

  constructor({ journey, file }: Journey, lang: Lang) {
    this.#file = `${FOLDER}/${file}.${lang}.txt`;
    this.#lang = lang;
    this.#lines.push(`${journey} (${lang})`);
  }

  step(step: Step): void {
    const [[kind, what] = ['', '']] = Object.entries(step);
    this.#lines.push('', `>> ${kind} ${typeof what === 'string' ? what : JSON.stringify(what)}`);
  }

  page(title: string, { pathname, search }: URL, spoken: Spoken[]): void {
    this.#lines.push(`   ${pathname}${search}`, `page: ${title}`);
    const main = spoken.findIndex(({ role }) => role === 'main');
    const foot = spoken.findLastIndex(({ role }) => role === 'contentinfo');
    for (const part of [spoken.slice(0, main), spoken.slice(main, foot), spoken.slice(foot)]) this.#part(part);
  }

  #part(spoken: Spoken[]): void {
    const lines = linesOf(spoken, this.#lang);
    const text = lines.join('\n').replaceAll(', current', '');
    if (this.#known.has(text)) this.#lines.push(`(${lines.length} lines as before: ${lines[0] ?? ''} …)`);
    else this.#lines.push(...lines);
    this.#known.add(text);
  }

  reads(spoken: Spoken, presses = 0): void {
    this.#lines.push(`${presses > 0 ? `after ${presses} times Tab: ` : ''}${wordsOf(spoken, this.#lang)}`);
  }

  change(announced: Announcement[], changed: Record<string, Spoken[]>, had?: Spoken, has?: Spoken): void {
    const foreign = (lang: string) => (lang === this.#lang ? '' : ` [${lang}]`);
    this.#lines.push(...announced.map(({ text, lang }) => `ANNOUNCED${foreign(lang)}: ${text}`));
    if (has)
      this.#lines.push(`${has.id === had?.id ? 'focus stays on' : 'FOCUS MOVES TO'}: ${wordsOf(has, this.#lang)}`);
    for (const [kind, all] of Object.entries(changed))
      this.#lines.push(...linesOf(all, this.#lang).map((line) => `   ${kind}: ${line}`));
  }

  write(faults: readonly string[]): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.#file, `${[...this.#lines, '', 'FAULTS', ...faults].join('\n')}\n`);
  }
}

/** Line by line, as a screen reader goes down the page. */
function linesOf(spoken: Spoken[], lang: Lang): string[] {
  const lines: string[] = [];
  for (const [index, each] of spoken.entries()) {
    const words = wordsOf(each, lang);
    if (index > 0 && each.role !== 'list' && spoken[index - 1]!.line === each.line)
      lines.push(`${lines.pop()!} | ${words}`);
    else lines.push(words);
  }
  return lines;
}

function wordsOf({ role, level, parts, name, states }: Spoken, lang: Lang): string {
  const words =
    parts.map((part) => (part.lang === lang ? part.text : `[${part.lang}: ${part.text}]`)).join(' ') || name;
  const kind = role === 'text' ? '' : role === 'heading' ? `heading ${level}` : role;
  return [[kind, words].filter(Boolean).join(' '), ...states].join(', ');
}
