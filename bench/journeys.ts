/**
 * What cultivators come for, walked from the front page on a phone whose processor is four times slower: taps, px of scrolling, and the
 * seconds that a reader waits from the first tap to the answer in sight. Looks at the built site (`npm run build`).
 */
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { yearPath } from '../src/addresses/my-crop-year.ts';
import { HOME } from '../src/addresses/navigation.ts';
import { pathFor } from '../src/addresses/routes.ts';
import { catalogue } from '../src/content/catalogue.ts';
import { entryOf } from '../src/lib/entry-of.ts';
import { type Lang, LANGS } from '../src/language/lang.ts';
import { launchOptions } from '../scripts/chromium.ts';
import { serveSite } from './site-copy.ts';

const PORT = 4397;
const PHONE = { width: 360, height: 740 };
const SLOWDOWN = 4;
const ROUNDS = 3;

/** A step is a tap, but for words that are typed, which are a tap into the field. */
type Step = { link: string } | { choose: string; value: string } | { type: string; words: string } | { press: string };

interface Journey {
  name: string;
  steps: Step[];
  /** What the reader came for. */
  answer: string;
}

interface Cost {
  taps: number;
  px: number;
  seconds: number;
}

function journeys(lang: Lang): Journey[] {
  const { office, name } = someone(lang);
  const { unit } = entryOf(catalogue.offices, office);
  const hub = { link: pathFor('opium/overview', lang) };
  const page = (id: string) => ({ link: pathFor(id, lang) });
  return [
    {
      name: 'Am I on the list?',
      steps: [
        page('opium/Eligible'),
        { choose: '#cultivators-unit', value: unit },
        { choose: '#cultivators-office', value: office },
        { type: '#cultivators-name', words: name },
        { press: 'form:has(#cultivators-unit) button[type=submit]' },
      ],
      answer: '#cultivators-result',
    },
    { name: 'What do I do this month?', steps: [], answer: '[data-general-month] [data-shown]' },
    {
      name: 'What do I do, in my office?',
      steps: [hub, page('opium/overview/my-crop-year'), { link: yearPath(office, 'gum', lang) }],
      answer: '[data-calendar] [data-shown]',
    },
    {
      name: 'What must I hand over?',
      steps: [hub, page('opium/overview/yield')],
      answer: 'main li:visible',
    },
    {
      name: 'What will I be paid?',
      steps: [
        hub,
        page('opium/overview/payment-check'),
        { press: '[name=kind][value=gum]' },
        { type: '#payment-check-area', words: '10' },
        { type: '#payment-check-weight', words: '6.2' },
        { press: 'main form button[type=submit]' },
      ],
      answer: '#payment-answer',
    },
    {
      name: 'My crop is damaged',
      steps: [hub, page('opium/overview/damaged-crop')],
      answer: 'main ol li:visible',
    },
    {
      name: 'Where may I grow it, whom do I call?',
      steps: [hub, page('opium/overview/tract'), { press: 'main a[href^="#district-"]:visible' }],
      answer: 'main article:target a[href^="tel:"]',
    },
  ];
}

/** Someone on one of the newest lists. */
function someone(lang: Lang): { office: string; name: string } {
  const [newest = ''] = catalogue.cultivatorLists
    .map(({ cropYear }) => cropYear)
    .toSorted((a, b) => b.localeCompare(a));
  const [heading = '', row = ''] = readFileSync(`content/cultivators/${newest}.csv`, 'utf8').split('\n');
  const cells = row.split(',');
  const cell = (name: string) => cells[heading.split(',').indexOf(name)] ?? '';
  return { office: cell('office'), name: cell(`name_${lang}`) };
}

async function walk(browser: Browser, { steps, answer }: Journey, lang: Lang): Promise<Cost> {
  const baseURL = `http://localhost:${PORT}`;
  const context = await browser.newContext({ viewport: PHONE, baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(pathFor(HOME, lang));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const cost: Cost = { taps: steps.length, px: 0, seconds: 0 };
  for (const step of steps) {
    const target = targetOf(page, step);
    await target.waitFor();
    cost.px += await belowScreen(target);
    const start = performance.now();
    if ('choose' in step) await target.selectOption(step.value);
    else if ('type' in step) await target.fill(step.words);
    else await target.click();
    // A page is there when its tool can be used; what readers do themselves is not counted.
    await page.waitForLoadState('load');
    cost.seconds += (performance.now() - start) / 1000;
  }
  const start = performance.now();
  const found = page.locator(answer).first();
  await found.waitFor();
  cost.seconds += (performance.now() - start) / 1000;
  cost.px += await belowScreen(found);
  await context.close();
  return cost;
}

function targetOf(page: Page, step: Step) {
  if ('link' in step)
    return page.locator(`main a[href="${step.link}"]:visible, main a[href^="${step.link}#"]:visible`).first();
  if ('choose' in step) return page.locator(`${step.choose}:enabled`);
  return page.locator('type' in step ? step.type : step.press).first();
}

function belowScreen(target: ReturnType<Page['locator']>): Promise<number> {
  return target.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.max(0, top + Math.min(height, 60) - innerHeight);
  });
}

const server = await serveSite('.', PORT);
const browser = await chromium.launch(launchOptions());
try {
  console.log('| journey | language | taps | px of scrolling | s |\n|---|---|---|---|---|');
  for (const lang of LANGS)
    for (const journey of journeys(lang)) {
      const rounds: Cost[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await walk(browser, journey, lang));
      const [, middle] = rounds.toSorted((a, b) => a.seconds - b.seconds);
      if (middle)
        console.log(
          `| ${journey.name} | ${lang} | ${middle.taps} | ${Math.round(middle.px)} | ${middle.seconds.toFixed(1)} |`,
        );
    }
} finally {
  await browser.close();
  server.kill();
}
