/**
 * `npm run bench:substances`: what a list of 5,000 substances costs. Builds the site twice in a temporary copy, as it is and
 * with 5,000 substances, and searches in a browser slowed down four times. Prints figures and ratios.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { buildSite, copySite, serveSite } from './site-copy.ts';

const SUBSTANCES = 5000;
const PORT = 4398;
const SLOWDOWN = 4;
const ROUNDS = 5;
const FILE = 'content/substances.csv';

async function measure(): Promise<Record<string, number>> {
  const seconds = buildSite(copy);
  const kb = (path: string) => statSync(join(copy, `dist${path}.br`)).size / 1024;
  const letters = (lang: string) =>
    readdirSync(join(copy, `dist/${lang}/exim/substances`), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, kb: kb(`/${lang}/exim/substances/${name}/index.html`) }))
      .toSorted((a, b) => b.kb - a.kb)[0]!;
  return {
    substances: readFileSync(join(copy, FILE), 'utf8').trim().split('\n').length - 1,
    'build, s': seconds,
    'page of the list as sent (brotli), Hindi, KB': kb('/hi/exim/substances/index.html'),
    'largest page of a letter as sent, English, KB': letters('en').kb,
    'largest page of a letter as sent, Hindi, KB': letters('hi').kb,
    'names for the search as sent, KB': kb('/data/substances-index.json'),
    ...(await browse(letters('hi').name)),
  };
}

/** What a reader on a slow phone waits for, in milliseconds; medians of five. */
async function browse(letter: string): Promise<Record<string, number>> {
  const server = await serveSite(copy, PORT);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const list = `http://localhost:${PORT}/hi/exim/substances/`;
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    const times: Record<'load' | 'key' | 'near' | 'letter', number[]> = { load: [], key: [], near: [], letter: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(list);
      await page.locator('#substances-class:enabled').waitFor({ state: 'attached' });
      await page.waitForTimeout(500); // the page has come to rest
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      times.load.push(await untilFound(page, 'ephed'));
      times.key.push(await untilFound(page, 'ephedr'));
      times.near.push(await untilFound(page, 'efedrine'));
      const begin = performance.now();
      await page.goto(`${list}${letter}/`);
      times.letter.push(performance.now() - begin);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    const slow = `ms (CPU ${SLOWDOWN}× slower)`;
    return {
      [`first letters to result, names loaded on the way, ${slow}`]: median(times.load),
      [`next letter to result, ${slow}`]: median(times.key),
      [`misspelt name to “did you mean”, ${slow}`]: median(times.near),
      [`largest page of a letter loaded, ${slow}`]: median(times.letter),
    };
  } finally {
    await browser.close();
    server.kill();
  }
}

/** Milliseconds from a change of the field until a result for it is on the screen. */
async function untilFound(page: Page, typed: string): Promise<number> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('#substances-q')!;
    const begin = performance.now();
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (!document.querySelector('article h4')) await new Promise((later) => requestAnimationFrame(later));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return performance.now() - begin;
  }, typed);
}

/** Substances like the real ones: their letters, classes, rules and sources, with names and numbers of their own. */
function addSubstances(): void {
  const [head, ...rows] = readFileSync(join(copy, FILE), 'utf8').trim().split('\n');
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  const made = new Map(rows.map((row) => [row.split(',')[0]!, row]));
  while (made.size < SUBSTANCES) {
    // The particulars of a real row; those with quoted commas are left out.
    const cells = rows[random(rows.length)]!.split(',');
    if (cells.length !== 14) continue;
    const first = /^[a-z]/.test(cells[0]!) ? cells[0]![0]! : '';
    const start = first ? [LETTERS[first]!] : [];
    const middle = Array.from({ length: 2 + random(2) }, () => SYLLABLES[random(SYLLABLES.length)]!);
    const parts = [...start, ...middle, ENDINGS[random(ENDINGS.length)]!];
    const number = first ? '' : `${1 + random(9)}-`;
    const [en, hi] = [0, 1].map((script) => number + parts.map((part) => part[script]).join(''));
    const cas = casNumber(String(10_000 + random(900_000)), String(10 + random(90)));
    made.set(en!, [en, en, hi, '', '', '', cells[6], cells[7], cas, '', cells[10], cells[11], '', cells[13]].join(','));
  }
  writeFileSync(join(copy, FILE), `${[head, ...made.values()].join('\n')}\n`);
}

function casNumber(left: string, middle: string): string {
  const sum = [...(left + middle)].toReversed().reduce((total, digit, place) => total + Number(digit) * (place + 1), 0);
  return `${left}-${middle}-${sum % 10}`;
}

function shown(value: number): string {
  return value.toFixed(value < 100 && !Number.isInteger(value) ? 1 : 0);
}

type Syllable = [en: string, hi: string];
function pairs(text: string): Syllable[] {
  return text.split('; ').map((pair) => pair.split(' ') as Syllable);
}
const LETTERS = Object.fromEntries(
  pairs(
    'a ए; be बे; ce से; de डे; e ए; fe फे; ge गे; he हे; i इ; je जे; ke के; le ले; me मे; ne ने; o ओ; pe पे; que के; re रे; se से; te टे; u यू; ve वे; we वे; xe जे; ye ये; ze जे',
  ).map((pair) => [pair[0][0], pair]),
);
const SYLLABLES = pairs(
  'tha था; bro ब्रो; fen फेन; mor मॉर; nal नल; pro प्रो; lor लॉर; xa क्सा; zo जो; dip डिप; met मेट; eth एथ; but ब्यूट; hex हेक्स; oxy ऑक्सी; cyc साइक; flu फ्लू; ket कीट; nor नॉर; pip पिप; ben बेन; chlo क्लो; tri ट्राइ; pen पेन; ami एमी; ur यूर; sal सल; dro ड्रो; gly ग्लाइ; vin विन',
);
const ENDINGS = pairs('ine ीन; one ोन; ol ॉल; ate ेट; ide ाइड; am ाम; al ल; ene ीन; il िल; ex ेक्स');

const copy = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  copySite(copy);
  const small = await measure();
  addSubstances();
  const large = await measure();
  console.log('| | today | large | ratio |\n|---|---|---|---|');
  for (const [label, now] of Object.entries(small))
    console.log(`| ${label} | ${shown(now)} | ${shown(large[label]!)} | ${(large[label]! / now).toFixed(1)} |`);
} finally {
  rmSync(copy, { recursive: true });
}
