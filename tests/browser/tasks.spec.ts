import { appendFileSync, mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { HOME } from '../../src/addresses/navigation.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { SCREENS } from '../support/shape-limits.ts';
import { distanceTo, stepPath, type Task, TASKS, wordsOf } from '../support/tasks.ts';
import { hasTurn, someOf } from '../support/thorough.ts';
import { test } from './shared-page.ts';

const { phone } = SCREENS;
const MOST_TAPS = 2;
/** One screen. */
const MOST_PX = phone.height;
/** A line for each walk: task, language, way, taps, px. */
const REPORT = 'test-results/tasks.csv';

const WAYS = ['home', 'search'] as const;

for (const lang of LANGS)
  for (const way of WAYS)
    test(`every task is done with two taps and a screen of scrolling, from the ${way} (${lang})`, async ({
      shared,
    }) => {
      await shared.page.setViewportSize(phone);
      // The page that all begin with.
      const start = await shared.page.context().newPage();
      await start.setViewportSize(phone);
      await start.goto(pathFor(way === 'home' ? HOME : 'others/search', lang));
      const faults: string[] = [];
      mkdirSync('test-results', { recursive: true });
      for (const task of tasksOf(way, lang)) {
        const walk = new Walk(shared.page, lang);
        const fault = await (way === 'home' ? fromHome(walk, task, start) : fromSearch(walk, task, start)).catch(
          (error: Error) => error.message,
        );
        appendFileSync(REPORT, `${[task.task, lang, way, walk.taps, Math.round(walk.px), fault ?? ''].join(';')}\n`);
        if (fault) faults.push(`${task.task}: ${fault}`);
      }
      await start.close();
      expect(faults).toEqual([]);
    });

/** The languages take turns, task by task. What the search finds is looked at without a browser as well. */
function tasksOf(way: (typeof WAYS)[number], lang: Lang): Task[] {
  return someOf(TASKS, way === 'home' ? 5 : 11).filter((_, turn) => hasTurn(lang, turn));
}

/** The front page stays open from task to task: opening it again takes longest. */
async function fromHome(walk: Walk, { home, answer }: Task, front: Page): Promise<string | undefined> {
  if (home.length === 0) await walk.open(pathFor(HOME, walk.lang));
  for (const [index, step] of home.entries())
    if (!(await walk.tap(stepPath(step, walk.lang), index === 0 ? front : walk.page)))
      return `no link to ${step} on ${walk.page.url()}`;
  return walk.findAnswer(answer);
}

/** The search is a tap, an answer another; whichever of the first three holds what was asked counts. */
async function fromSearch(walk: Walk, { search, answer }: Task, results: Page): Promise<string | undefined> {
  const best = await bestResults(results, search[walk.lang]);
  let fault: string | undefined = 'no answer to the search';
  for (const { href, px } of best.slice(0, 3)) {
    Object.assign(walk, { taps: 2, px });
    await walk.open(href);
    fault = await walk.findAnswer(answer);
    if (!fault) return undefined;
  }
  return fault;
}

/** Where the best results lead, and how far below the screen each stands. The page of the search stays open from task to task. */
async function bestResults(page: Page, words: string): Promise<{ href: string; px: number }[]> {
  await page.locator('main input[name=q]').fill(words);
  await expect(page.locator('[data-part=status]')).toContainText(`“${words}”`);
  return page.locator('[data-part="best"] a').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      px: Math.max(0, link.getBoundingClientRect().bottom + scrollY - innerHeight),
    })),
  );
}

class Walk {
  taps = 0;
  px = 0;
  constructor(
    readonly page: Page,
    readonly lang: Lang,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Taps the first link in sight on a page that leads to another. */
  async tap(path: string, on: Page): Promise<boolean> {
    const links = on.locator(`a[href="${path}"]:visible, a[href^="${path}#"]:visible`);
    if ((await links.count()) === 0) return false;
    await this.follow(links.first());
    return true;
  }

  async follow(link: ReturnType<Page['locator']>): Promise<void> {
    this.px += await link.evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom - innerHeight));
    this.taps += 1;
    const href = await link.getAttribute('href');
    await this.page.goto(href ?? '');
  }

  /** What is wrong with the walk; nothing when the answer is in sight and near. */
  async findAnswer(answer: Task['answer']): Promise<string | undefined> {
    const words = wordsOf(answer, this.lang);
    const away = await this.page.evaluate(distanceTo, words);
    if (away === undefined) return `“${words.join('”, “')}” is not on ${this.page.url()}`;
    this.px += away;
    if (this.taps > MOST_TAPS) return `${this.taps} taps`;
    return this.px > MOST_PX ? `${Math.round(this.px)} px to ${this.page.url()}` : undefined;
  }
}
