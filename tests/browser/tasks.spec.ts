import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { HOME } from '../../src/addresses/navigation.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { type Lang, LANGS, type Localized } from '../../src/language/lang.ts';
import { entryOf } from '../../src/lib/entry-of.ts';
import { chartTitle } from '../../src/domain/chart-answer.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { type StringKey, translator } from '../../src/words/strings.ts';
import { SCREENS } from '../support/shape-limits.ts';
import { hasTurn, someOf } from '../support/thorough.ts';
import { test } from './shared-page.ts';

/** The words by which an answer is known. */
type Answer =
  | { fact: string }
  | { string: StringKey }
  | { register: string }
  | { chart: string }
  | { calendar: true }
  | Localized;

interface Task {
  task: string;
  /** Pages opened one after the other, from the front page. */
  home: string[];
  /** What a reader types. */
  search: Localized;
  answer: Answer;
}

const tasks = parse(readFileSync('tests/browser/tasks.yaml', 'utf8')) as Task[];
const { phone } = SCREENS;
const MOST_TAPS = 2;
/** One screen. */
const MOST_PX = phone.height;
/** A line for each walk: task, language, way, taps, px. */
const REPORT = 'test-results/tasks.csv';

for (const lang of LANGS)
  for (const [turn, way] of (['home', 'search'] as const).entries())
    if (hasTurn(lang, turn))
      test(`every task is done with two taps and a screen of scrolling, from the ${way} (${lang})`, async ({
        shared,
      }) => {
        test.setTimeout(240_000);
        await shared.page.setViewportSize(phone);
        const results = await shared.page.context().newPage();
        await results.setViewportSize(phone);
        if (way === 'search') await results.goto(pathFor('others/search', lang));
        const front = await shared.page.context().newPage();
        await front.setViewportSize(phone);
        await front.goto(pathFor(HOME, lang));
        const faults: string[] = [];
        mkdirSync('test-results', { recursive: true });
        // What the search finds is looked at without a browser as well.
        for (const task of way === 'home' ? tasks : someOf(tasks, 4)) {
          const walk = new Walk(shared.page, lang);
          const fault = await (way === 'home' ? fromHome(walk, task, front) : fromSearch(walk, task, results)).catch(
            (error: Error) => error.message,
          );
          appendFileSync(REPORT, `${[task.task, lang, way, walk.taps, Math.round(walk.px), fault ?? ''].join(';')}\n`);
          if (fault) faults.push(`${task.task}: ${fault}`);
        }
        await results.close();
        await front.close();
        expect(faults).toEqual([]);
      });

/** The front page stays open from task to task: opening it again takes longest. */
async function fromHome(walk: Walk, { home, answer }: Task, front: Page): Promise<string | undefined> {
  if (home.length === 0) await walk.open(pathFor(HOME, walk.lang));
  for (const [step, route] of home.entries())
    if (!(await walk.tap(pathFor(route, walk.lang), step === 0 ? front : walk.page)))
      return `no link to ${route} on ${walk.page.url()}`;
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
  async findAnswer(answer: Answer): Promise<string | undefined> {
    const words = wordsOf(answer, this.lang);
    const away = await this.page.evaluate(distanceTo, words);
    if (away === undefined) return `“${words.join('”, “')}” is not on ${this.page.url()}`;
    this.px += away;
    if (this.taps > MOST_TAPS) return `${this.taps} taps`;
    return this.px > MOST_PX ? `${Math.round(this.px)} px to ${this.page.url()}` : undefined;
  }
}

/** Any of these is the answer. */
function wordsOf(answer: Answer, lang: Lang): string[] {
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
function distanceTo(words: string[]): number | undefined {
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
