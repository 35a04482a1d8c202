import type { Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import type { Lang } from '../../src/language/lang.ts';
import { withMadeUpPeople } from '../browser/cultivator-names.ts';
import { Browser } from './browser.ts';
import type { Spoken } from './hear.ts';
import type { Journey, Step, Thing } from './journey.ts';
import type { Announcement } from './live.ts';
import { announcementFaults, changesOf, pageFaults, silentChange } from './rules.ts';
import { Transcript } from './transcript.ts';
import { isThing, patternOf, textOf, written } from './words.ts';

/** Longer than a tool waits before it announces what was typed. */
const QUIET_MS = { typed: 1100, else: 150 };
const MOST_LOOKS = 12;
const MOST_TABS = 80;
const SPACE_BAR = ['radio', 'checkbox'];

/** Goes through one journey as somebody does who hears the page, and says what was wrong on the way. */
export async function walk(page: Page, journey: Journey, lang: Lang): Promise<string[]> {
  const browser = await Browser.start(page, journey.device ?? 'desk');
  if (journey.people) await withMadeUpPeople(page);
  const reader = new Reader(browser, journey, lang);
  try {
    for (const step of journey.steps) await reader.take(step);
  } catch (error) {
    reader.fault(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.stop();
    reader.transcript.write(reader.faults);
  }
  return reader.faults;
}

class Reader {
  readonly faults: string[] = [];
  readonly transcript: Transcript;
  readonly #browser: Browser;
  readonly #lang: Lang;
  #spoken: Spoken[] = [];
  /** The thing that was read last. */
  #cursor = -1;

  constructor(browser: Browser, journey: Journey, lang: Lang) {
    this.#browser = browser;
    this.#lang = lang;
    this.transcript = new Transcript(journey, lang);
  }

  fault(...faults: string[]): void {
    for (const fault of faults) {
      const placed = `${this.#browser.pathname}: ${fault}`;
      if (!this.faults.includes(placed)) this.faults.push(placed);
    }
  }

  async take(step: Step): Promise<void> {
    const { keyboard } = this.#browser.page;
    this.transcript.step(step);
    if (step.open !== undefined) await this.#open(step.open);
    if (step.next) await this.#readOn(step.next);
    if (step.tab) await this.#act(step, () => this.#tabTo(step.tab!));
    if (step.activate) await this.#activate(step, step.activate);
    if (step.type !== undefined) await this.#act(step, () => this.#type(textOf(step.type!, this.#lang)));
    if (step.choose !== undefined) await this.#act(step, () => this.#choose(step.choose!));
    if (step.press !== undefined) await this.#act(step, () => keyboard.press(step.press!));
    if (step.hears) await this.#expectHeard(step.hears);
    if (step.focus) this.#expectFocus(step.focus);
  }

  async #open(target: string): Promise<void> {
    const isAddress = target.startsWith('/') || target.startsWith('$');
    const path = isAddress ? textOf(target, this.#lang) : pathFor(target, this.#lang);
    await this.#browser.page.goto(path.replace('{lang}', this.#lang));
    await this.#browser.settle(QUIET_MS.else);
    await this.#arrive();
  }

  /** A new page is heard whole, and every rule holds for it. */
  async #arrive(): Promise<void> {
    const { page } = this.#browser;
    this.#spoken = await this.#browser.hear();
    this.#cursor = this.#spoken.findIndex(({ isFocused }) => isFocused);
    this.fault(...pageFaults(this.#spoken));
    this.transcript.page(await page.title(), new URL(page.url()), this.#spoken);
  }

  async #refresh(): Promise<void> {
    const id = this.#spoken[this.#cursor]?.id;
    this.#spoken = await this.#browser.hear();
    const at = this.#spoken.findIndex((each) => each.id === id);
    if (at >= 0) this.#cursor = at;
  }

  /** Parts of the page wake when they come into sight. */
  async #readOn(thing: Thing): Promise<Spoken> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const at = this.#spoken.findIndex((each, index) => index > this.#cursor && isThing(each, thing, this.#lang));
      const found = this.#spoken[at];
      if (found) await this.#browser.startFrom(found.id);
      if (found && !found.states.includes('unavailable')) {
        this.#cursor = at;
        this.transcript.reads(found);
        return found;
      }
      await this.#browser.settle(QUIET_MS.else);
      await this.#refresh();
    }
    throw new Error(`${written(thing)} is not heard further on`);
  }

  async #tabTo(thing: Thing): Promise<void> {
    for (let presses = 1; presses <= MOST_TABS; presses++) {
      await this.#browser.page.keyboard.press('Tab');
      const id = await this.#browser.focused();
      const found = this.#spoken.find((each) => each.id === id);
      if (found && isThing(found, thing, this.#lang)) return this.transcript.reads(found, presses);
    }
    throw new Error(`${written(thing)} does not get the focus by the Tab key`);
  }

  async #activate(step: Step, thing: Thing): Promise<void> {
    const { id, role } = await this.#readOn(thing);
    await this.#browser.focus(id);
    await this.#act(step, () => this.#browser.page.keyboard.press(SPACE_BAR.includes(role) ? 'Space' : 'Enter'));
  }

  async #type(text: string): Promise<void> {
    await this.#browser.page.keyboard.press('ControlOrMeta+A');
    await this.#browser.page.keyboard.type(text);
  }

  async #choose(option: string | number): Promise<void> {
    const isChosen = await this.#browser.choose(typeof option === 'number' ? option : patternOf(option, this.#lang));
    if (!isChosen) throw new Error(`the list has no “${option}”`);
  }

  /** Does something and listens to what comes of it. */
  async #act(step: Step, action: () => Promise<void>): Promise<void> {
    await this.#refresh();
    const before = this.#spoken;
    const quiet = step.type === undefined ? QUIET_MS.else : QUIET_MS.typed;
    const heard = await this.#browser.listen(action, quiet, step.says?.length ?? 0);
    if (!heard) return this.#arrive();
    const { announced } = heard;
    await this.#refresh();
    this.#compare(before, announced);
    this.#expectSaid(step, announced);
    this.fault(...pageFaults(this.#spoken), ...announcementFaults(announced, heard.met));
  }

  #compare(before: Spoken[], announced: Announcement[]): void {
    const had = before.find(({ isFocused }) => isFocused);
    const at = this.#spoken.findIndex(({ isFocused }) => isFocused);
    const has = this.#spoken[at];
    if (at >= 0) this.#cursor = at;
    this.transcript.change(announced, changesOf(before, this.#spoken), had, has);
    if (had && !has) this.fault(`the focus is lost after ${had.role} “${had.name}”`);
    if (announced.length === 0) this.fault(...silentChange(before, this.#spoken));
  }

  /** While somebody types, each pause may be told: the last counts. */
  #expectSaid({ type, says = [] }: Step, announced: Announcement[]): void {
    const all = announced.map(({ text }) => text);
    const texts = type === undefined ? all : all.slice(-1);
    const isSaid = (words: string, index: number) => patternOf(words, this.#lang).test(texts[index] ?? '');
    if (says.length === texts.length && says.every(isSaid)) return;
    this.fault(`announced ${JSON.stringify(texts)} instead of ${JSON.stringify(says)}`);
  }

  /** Answers may take a moment. */
  async #expectHeard(things: Thing[]): Promise<void> {
    const before = this.#spoken;
    for (let looks = 0; looks < MOST_LOOKS && this.#missing(things); looks++) {
      await this.#browser.settle(QUIET_MS.else);
      await this.#refresh();
    }
    if (this.#spoken !== before) this.transcript.change([], changesOf(before, this.#spoken));
    const missing = this.#missing(things);
    if (missing) this.fault(missing);
  }

  #missing(things: Thing[]): string | undefined {
    let at = Math.max(this.#cursor, 0);
    for (const thing of things) {
      const found = this.#spoken.findIndex((each, index) => index >= at && isThing(each, thing, this.#lang));
      if (found < 0) return `${written(thing)} is not heard after “${this.#spoken[at - 1]?.name ?? 'the beginning'}”`;
      at = found + 1;
    }
    return undefined;
  }

  #expectFocus(thing: Thing): void {
    const has = this.#spoken.find(({ isFocused }) => isFocused);
    if (has && isThing(has, thing, this.#lang)) return;
    this.fault(`the focus is on ${has?.role ?? 'nothing'} “${has?.name ?? ''}”, not on ${written(thing)}`);
  }
}
