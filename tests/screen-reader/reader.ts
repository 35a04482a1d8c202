import type { CDPSession, Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import type { Lang } from '../../src/language/lang.ts';
import { withMadeUpPeople } from '../browser/cultivator-names.ts';
import { hear, type Spoken } from './hear.ts';
import type { Journey, Step, Thing } from './journey.ts';
import { type Announcement, listenToLiveRegions, type Listening } from './live.ts';
import { announcementFaults, pageFaults } from './rules.ts';
import { Transcript } from './transcript.ts';
import { patternOf, textOf } from './words.ts';

declare const listening: Listening;

/** Longer than a tool waits before it announces what was typed. */
const QUIET_MS = { typed: 1100, else: 150 };
const MOST_WAIT_MS = 8000;
const MOST_TABS = 80;
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };
const SPACE_BAR = ['radio', 'checkbox'];

/** Goes through one journey as somebody does who hears the page, and notes what is wrong on the way. */
export class Reader {
  readonly faults: string[] = [];
  readonly transcript: Transcript;
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #lang: Lang;
  #spoken: Spoken[] = [];
  /** The thing that was read last. */
  #cursor = -1;

  private constructor(page: Page, session: CDPSession, lang: Lang, journey: Journey) {
    this.#page = page;
    this.#session = session;
    this.#lang = lang;
    this.transcript = new Transcript(journey, lang);
  }

  static async walk(page: Page, journey: Journey, lang: Lang): Promise<Reader> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    // Names and states are kept up to date, as for a real screen reader.
    await session.send('Accessibility.enable');
    const source = `(${listenToLiveRegions.toString()})()`;
    const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.setViewportSize(SCREENS[journey.device ?? 'desk']);
    if (journey.people) await withMadeUpPeople(page);
    const reader = new Reader(page, session, lang, journey);
    try {
      for (const step of journey.steps) await reader.#take(step);
    } catch (error) {
      reader.#fault(error instanceof Error ? error.message : String(error));
    } finally {
      await session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      await session.detach();
      reader.transcript.write(reader.faults);
    }
    return reader;
  }

  #fault(...faults: string[]): void {
    for (const fault of faults) {
      const placed = `${new URL(this.#page.url()).pathname}: ${fault}`;
      if (!this.faults.includes(placed)) this.faults.push(placed);
    }
  }

  async #take(step: Step): Promise<void> {
    this.transcript.step(step);
    if (step.open !== undefined) await this.#open(step.open);
    if (step.next) await this.#readOn(step.next);
    if (step.tab) await this.#tabTo(step.tab);
    if (step.activate) await this.#activate(step, step.activate);
    if (step.type !== undefined) await this.#act(step, () => this.#type(textOf(step.type!, this.#lang)));
    if (step.choose !== undefined) await this.#act(step, () => this.#choose(step.choose!));
    if (step.press !== undefined) await this.#act(step, () => this.#page.keyboard.press(step.press!));
    if (step.hears) this.#expectHeard(step.hears);
    if (step.focus) this.#expectFocus(step.focus);
  }

  async #open(target: string): Promise<void> {
    const path = target.startsWith('/') || target.startsWith('$') ? this.#addressOf(target) : pathFor(target, this.#lang);
    await this.#page.goto(path);
    await this.#arrive();
  }

  #addressOf(target: string): string {
    return target.startsWith('$') ? textOf(target, this.#lang) : target.replace('{lang}', this.#lang);
  }

  /** A new page is heard whole, and every rule holds for it. */
  async #arrive(): Promise<void> {
    await this.#page.waitForLoadState('load');
    await this.#settle(QUIET_MS.else);
    await this.#refresh();
    this.#cursor = this.#spoken.findIndex(({ isFocused }) => isFocused);
    this.#fault(...pageFaults(this.#spoken));
    this.transcript.page(await this.#page.title(), new URL(this.#page.url()), this.#spoken);
  }

  async #refresh(): Promise<void> {
    const id = this.#spoken[this.#cursor]?.id;
    this.#spoken = await hear(this.#session);
    const at = this.#spoken.findIndex((each) => each.id === id);
    if (at >= 0) this.#cursor = at;
  }

  /** Parts of the page wake when they come into sight. */
  async #readOn(thing: Thing): Promise<Spoken> {
    const find = () => this.#spoken.findIndex((each, index) => index > this.#cursor && isThing(each, thing, this.#lang));
    let at = find();
    if (at >= 0) await this.#bringIntoSight(this.#spoken[at]!.id);
    for (let tries = 0; tries < 20 && (at < 0 || this.#spoken[at]!.states.includes('unavailable')); tries++) {
      await this.#page.waitForTimeout(150);
      await this.#refresh();
      at = find();
    }
    const found = this.#spoken[at];
    if (!found) throw new Error(`${written(thing)} is not heard further on`);
    this.#cursor = at;
    this.transcript.reads(found);
    await this.#moveStart(found.id);
    return found;
  }

  async #bringIntoSight(id: number): Promise<void> {
    await this.#session.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: id }).catch(() => {});
  }

  /** From here the Tab key goes on. */
  async #moveStart(id: number): Promise<void> {
    await this.#call(id, 'function () { getSelection().collapse(this, 0); }');
  }

  async #call(id: number, functionDeclaration: string, ...values: unknown[]): Promise<unknown> {
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: id });
    const { result, exceptionDetails } = await this.#session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration,
      arguments: values.map((value) => ({ value })),
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async #tabTo(thing: Thing): Promise<void> {
    const wanted = this.#spoken.filter((each) => isThing(each, thing, this.#lang));
    for (let presses = 0; presses < MOST_TABS; presses++) {
      await this.#page.keyboard.press('Tab');
      for (const each of wanted) {
        if (!(await this.#call(each.id, 'function () { return this === document.activeElement; }'))) continue;
        this.#cursor = this.#spoken.indexOf(each);
        this.transcript.reads(each, presses + 1);
        return;
      }
    }
    throw new Error(`${written(thing)} does not get the focus by the Tab key`);
  }

  async #activate(step: Step, thing: Thing): Promise<void> {
    const { id, role } = await this.#readOn(thing);
    await this.#call(id, 'function () { this.focus(); }');
    await this.#act(step, () => this.#page.keyboard.press(SPACE_BAR.includes(role) ? 'Space' : 'Enter'));
  }

  async #type(text: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  async #choose(option: string | number): Promise<void> {
    const { source, flags } = typeof option === 'number' ? { source: '', flags: '' } : patternOf(option, this.#lang);
    const isChosen = await this.#page.evaluate(
      ([number, pattern, how]) => {
        const list = document.activeElement as HTMLSelectElement;
        const isMeant = ({ text }: HTMLOptionElement) => new RegExp(pattern!, how).test(text.trim());
        const index = number ?? [...list.options].findIndex(isMeant);
        if (!list.options[index]) return false;
        list.selectedIndex = index;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      [typeof option === 'number' ? option : undefined, source, flags] as const,
    );
    if (!isChosen) throw new Error(`the list has no “${option}”`);
  }

  /** Does something and listens to what comes of it: a change must be announced, move the focus or stand in what has it. */
  async #act(step: Step, action: () => Promise<void>): Promise<void> {
    await this.#refresh();
    const before = this.#spoken;
    const address = this.#address();
    const isPage = await this.#isSamePage();
    await this.#page.evaluate(() => void (listening.announced.length = 0));
    await action();
    await this.#settle(step.type === undefined ? QUIET_MS.else : QUIET_MS.typed, step.says?.length, isPage);
    if (this.#address() !== address || !(await isPage())) {
      await this.#arrive();
      return;
    }
    await this.#refresh();
    const announced = await this.#page.evaluate(() => listening.announced);
    this.#compare(before, announced);
    this.#expectSaid(step.says ?? [], announced);
    this.#fault(...pageFaults(this.#spoken), ...announcementFaults(announced));
  }

  #address(): string {
    return new URL(this.#page.url()).pathname;
  }

  /** Says later whether the document is still the same. */
  async #isSamePage(): Promise<() => Promise<boolean>> {
    const mark = Math.random();
    await this.#page.evaluate((value) => Object.assign(window, { mark: value }), mark);
    return () => this.#page.evaluate((value) => (window as { mark?: number }).mark === value, mark).catch(() => false);
  }

  #compare(before: Spoken[], announced: Announcement[]): void {
    const focus = this.#spoken.findIndex(({ isFocused }) => isFocused);
    const had = before.find(({ isFocused }) => isFocused);
    const has = this.#spoken[focus];
    if (focus >= 0) this.#cursor = focus;
    const isMoved = has !== undefined && has.id !== had?.id;
    const changed = changes(before, this.#spoken);
    this.transcript.change({ announced, changed, ...(has && { focus: has }), isMoved });
    if (had && !has) this.#fault(`the focus is lost after ${had.role} “${had.name}”`);
    const isTold = isMoved || announced.length > 0 || !has || hasNewState(had, has);
    if (changed.length > 0 && !isTold)
      this.#fault(`silent change at ${has.role} “${has.name}”: ${changed.slice(0, 4).join(' | ')}`);
  }

  #expectSaid(wanted: string[], announced: Announcement[]): void {
    const texts = announced.map(({ text }) => text);
    const isRight = wanted.length === texts.length && wanted.every((words, index) => patternOf(words, this.#lang).test(texts[index]!));
    if (!isRight) this.#fault(`announced ${JSON.stringify(texts)} instead of ${JSON.stringify(wanted)}`);
  }

  #expectHeard(things: Thing[]): void {
    let at = Math.max(this.#cursor, 0);
    for (const thing of things) {
      const found = this.#spoken.findIndex((each, index) => index >= at && isThing(each, thing, this.#lang));
      if (found < 0) this.#fault(`${written(thing)} is not heard after ${this.#spoken[at - 1]?.name ?? 'the beginning'}`);
      else at = found + 1;
    }
  }

  #expectFocus(thing: Thing): void {
    const has = this.#spoken.find(({ isFocused }) => isFocused);
    if (!has || !isThing(has, thing, this.#lang)) this.#fault(`the focus is on ${has?.role ?? 'nothing'} “${has?.name ?? ''}”, not on ${written(thing)}`);
  }

  /** Until the page stands still, and as much was announced as should be. */
  async #settle(quiet: number, least = 0, isPage: () => Promise<boolean> = async () => true): Promise<void> {
    const end = Date.now() + MOST_WAIT_MS;
    let isStill = false;
    while (!isStill && Date.now() < end) {
      await this.#page.waitForTimeout(50);
      if (!(await isPage())) return;
      isStill = await this.#page
        .evaluate(
          ([pause, count]) =>
            document.readyState === 'complete' &&
            performance.now() - listening.changedAt > pause! &&
            listening.announced.length >= count!,
          [quiet, Date.now() > end - MOST_WAIT_MS / 2 ? 0 : least],
        )
        .catch(() => false);
    }
  }
}

function isThing(spoken: Spoken, { state, ...thing }: Thing, lang: Lang): boolean {
  const [[role, words] = ['', '']] = Object.entries(thing);
  if (spoken.role !== role || !patternOf(words, lang).test(spoken.name)) return false;
  if (state === undefined) return true;
  return spoken.states.some((each) => (state.includes('.') ? patternOf(state, lang).test(each) : each === state));
}

function written(thing: Thing): string {
  return Object.entries(thing)
    .map(([role, words]) => `${role} “${words}”`)
    .join(', ');
}

/** What came and went, without the states of the controls. */
function changes(before: Spoken[], after: Spoken[]): string[] {
  const linesOf = (all: Spoken[]) => all.filter(({ isFocused }) => !isFocused).map(({ role, name }) => `${role} ${name}`);
  const less = (one: string[], other: string[]) => {
    const counts = Map.groupBy(other, (line) => line);
    return one.filter((line) => !counts.get(line)?.pop());
  };
  const [old, now] = [linesOf(before), linesOf(after)];
  return [...less(old, now).map((line) => `- ${line}`), ...less(now, old).map((line) => `+ ${line}`)];
}

/** What opens and closes, or is pressed, says so itself. */
function hasNewState(had: Spoken | undefined, has: Spoken): boolean {
  const told = (spoken: Spoken | undefined) =>
    spoken?.states.filter((state) => /^(expanded|collapsed|pressed|not pressed)$/.test(state)).join();
  return told(had) !== told(has) || had?.name !== has.name;
}
