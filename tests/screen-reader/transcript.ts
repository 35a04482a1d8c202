import { mkdirSync, writeFileSync } from 'node:fs';
import type { Lang } from '../../src/language/lang.ts';
import type { Spoken } from './hear.ts';
import type { Journey, Step } from './journey.ts';
import type { Announcement } from './live.ts';

const FOLDER = 'test-results/screen-reader';

interface Change {
  announced: Announcement[];
  changed: string[];
  focus?: Spoken;
  isMoved: boolean;
}

/** All that was heard on a journey, for people to read. */
export class Transcript {
  readonly #lines: string[] = [];
  readonly #file: string;
  readonly #lang: Lang;
  /** What stands around the main part was heard once. */
  #frame = '';

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
    const first = spoken.findIndex(({ role }) => role === 'main');
    const last = spoken.findIndex(({ within }, index) => index > first && within.startsWith('contentinfo'));
    const top = linesOf(spoken.slice(0, first), this.#lang);
    const foot = linesOf(spoken.slice(last), this.#lang);
    const frame = [...top, ...foot].join('\n').replaceAll(/, current|https?:\S+/g, '');
    const isKnown = frame === this.#frame;
    this.#frame = frame;
    this.#lines.push(...(isKnown ? [`(top as before: ${top.length} lines)`] : top));
    this.#lines.push(...linesOf(spoken.slice(first, last), this.#lang));
    this.#lines.push(...(isKnown ? [`(foot as before: ${foot.length} lines)`] : foot));
  }

  reads(spoken: Spoken, presses?: number): void {
    this.#lines.push(`${presses ? `after ${presses} times Tab: ` : ''}${wordsOf(spoken, this.#lang)}`);
  }

  change({ announced, changed, focus, isMoved }: Change): void {
    this.#lines.push(...announced.map(({ text, lang }) => `ANNOUNCED${lang === this.#lang ? '' : ` [${lang}]`}: ${text}`));
    if (focus) this.#lines.push(`${isMoved ? 'FOCUS MOVES TO' : 'focus stays on'}: ${wordsOf(focus, this.#lang)}`);
    this.#lines.push(...changed.map((line) => `   ${line}`));
  }

  write(faults: readonly string[]): void {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.#file, `${[...this.#lines, '', 'FAULTS', ...faults].join('\n')}\n`);
  }
}

/** Line by line, as a screen reader goes down the page. */
function linesOf(spoken: Spoken[], lang: Lang): string[] {
  const byLine = Map.groupBy(spoken, ({ line }) => line);
  return [...byLine.values()].map((line) => line.map((each) => wordsOf(each, lang)).join(' | '));
}

function wordsOf({ role, level, parts, name, states }: Spoken, lang: Lang): string {
  const words = parts.map((part) => (part.lang === lang ? part.text : `[${part.lang}: ${part.text}]`)).join(' ');
  const kind = role === 'text' ? '' : role === 'heading' ? `heading level ${level ?? '?'} ` : `${role} `;
  return [`${kind}${words || name}`, ...states].join(', ');
}
