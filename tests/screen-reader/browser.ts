import type { CDPSession, Page } from '@playwright/test';
import { PATIENCE } from '../support/patience.ts';
import { hear, type Spoken } from './hear.ts';
import { listenToLiveRegions, type Listening } from './live.ts';

declare const listening: Listening;

const LOOK_MS = 50;
const SCREENS = { desk: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };

/** A page as a screen reader holds it: what it hears, where it stands, what it presses. */
export class Browser {
  readonly page: Page;
  readonly #session: CDPSession;
  readonly #script: string;

  private constructor(page: Page, session: CDPSession, script: string) {
    this.page = page;
    this.#session = session;
    this.#script = script;
  }

  static async start(page: Page, device: keyof typeof SCREENS): Promise<Browser> {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    // Names and states are kept up to date, as for a real screen reader.
    await session.send('Accessibility.enable');
    const source = `(${listenToLiveRegions.toString()})()`;
    const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
    await page.setViewportSize(SCREENS[device]);
    return new Browser(page, session, identifier);
  }

  async stop(): Promise<void> {
    await this.#session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#script });
    await this.#session.detach();
  }

  hear(): Promise<Spoken[]> {
    return hear(this.#session);
  }

  get pathname(): string {
    return new URL(this.page.url()).pathname;
  }

  /** From here the Tab key goes on. */
  async startFrom(id: number): Promise<void> {
    await this.#session.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: id }).catch(() => {});
    await this.#call(
      id,
      'function () { getSelection().collapse(this.parentNode, [...this.parentNode.childNodes].indexOf(this)); }',
    );
  }

  focus(id: number): Promise<void> {
    return this.#call(id, 'function () { this.focus(); }');
  }

  async #call(id: number, functionDeclaration: string): Promise<void> {
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: id });
    await this.#session.send('Runtime.callFunctionOn', { objectId: object.objectId!, functionDeclaration });
  }

  async focused(): Promise<number> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { node } = await this.#session.send('DOM.describeNode', { objectId: result.objectId! });
    return node.backendNodeId;
  }

  /** Chooses in the list that has the focus. */
  choose(option: number | RegExp): Promise<boolean> {
    return this.page.evaluate((wanted) => {
      const list = document.activeElement as HTMLSelectElement;
      const isMeant = ({ text }: HTMLOptionElement) => typeof wanted !== 'number' && wanted.test(text.trim());
      const index = typeof wanted === 'number' ? wanted : [...list.options].findIndex(isMeant);
      if (!list.options[index]) return false;
      list.selectedIndex = index;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      return true;
    }, option);
  }

  /** Does something; nothing if it led to another page, else what was announced until the page stood still, or as much as is waited for. */
  async listen(action: () => Promise<void>, quiet: number, least: number): Promise<Listening | undefined> {
    const before = this.pathname;
    await this.page.evaluate(() => {
      listening.announced.length = 0;
      listening.met = '';
      listening.isHere = true;
    });
    await action();
    await this.settle(quiet, least);
    const heard = await this.page.evaluate(() => listening);
    return heard.isHere && before === this.pathname ? heard : undefined;
  }

  async settle(quiet: number, least = 0): Promise<void> {
    const end = Date.now() + PATIENCE.expectMs;
    let isStill = false;
    while (!isStill && Date.now() < end) {
      await this.page.waitForTimeout(LOOK_MS);
      const isLate = Date.now() > end - PATIENCE.expectMs / 2;
      isStill = await this.page
        .evaluate(
          ([pause, count]) =>
            document.readyState === 'complete' &&
            performance.now() - listening.changedAt > pause &&
            (!listening.isHere || listening.announced.length >= count),
          [quiet, isLate ? 0 : least] as const,
        )
        .catch(() => false);
    }
  }
}
