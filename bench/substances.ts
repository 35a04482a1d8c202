/**
 * `npm run bench:substances`: what a list of 5,000 substances costs. Puts an index with 5,000 substances in place of the real one
 * and searches in a browser slowed down four times. With `-- --build` it also builds the site with 5,000 substances in a temporary
 * copy, which takes long, and measures the pages. Prints figures.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { catalogue } from '../src/content/catalogue.ts';
import { drugsOf, QUANTITIES_TABLE } from '../src/domain/drugs.ts';
import { SUBSTANCE_INDEX_PATH } from '../src/addresses/letters.ts';
import { quantitiesOf, writeIndex } from '../src/features/substances/substance-index.ts';
import { fromShortCas } from '../src/lib/cas-number.ts';
import type { NameKind, Substance } from '../src/schemas/substance.ts';
import { buildSite, copySite, serveSite } from './site-copy.ts';

const SUBSTANCES = 5000;
const PORT = 4398;
const SLOWDOWN = 4;
const ROUNDS = 5;
const FILE = 'content/substances.csv';

/** What a build and its pages cost. */
function measureBuild(): Record<string, number> {
  const seconds = buildSite(copy);
  const kb = (path: string) => statSync(join(copy, `dist${path}.br`)).size / 1024;
  const sizes = (lang: string, isWanted: (name: string) => boolean) =>
    readdirSync(join(copy, `dist/${lang}/exim/substances`), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isWanted(entry.name))
      .map(({ name }) => kb(`/${lang}/exim/substances/${name}/index.html`));
  const isLetter = (name: string) => /^([a-z]|0-9)$/.test(name);
  const largest = (values: number[]) => Math.max(...values);
  return {
    substances: readFileSync(join(copy, FILE), 'utf8').trim().split('\n').length - 1,
    'build, s': seconds,
    'page of the list as sent (brotli), Hindi, KB': kb('/hi/exim/substances/index.html'),
    'largest page of a letter as sent, Hindi, KB': largest(sizes('hi', isLetter)),
    'largest page of a substance as sent, Hindi, KB': largest(sizes('hi', (name) => !isLetter(name))),
    'index of the finder as sent, KB': kb(SUBSTANCE_INDEX_PATH),
    'first file of the search as sent, Hindi, KB': kb('/hi/data/search.json'),
  };
}

/** What a reader on a slow phone waits for, in milliseconds; medians of five. */
async function browse(index: string): Promise<Record<string, number>> {
  const server = await serveSite('.', PORT);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
    await page.route(`**${SUBSTANCE_INDEX_PATH}`, (route) =>
      route.fulfill({ body: index, contentType: 'application/json' }),
    );
    const session = await page.context().newCDPSession(page);
    const times: Record<'load' | 'key' | 'near' | 'next', number[]> = { load: [], key: [], near: [], next: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`http://localhost:${PORT}/hi/exim/substances/`);
      await page.locator('#substances-class:enabled').waitFor({ state: 'attached' });
      await page.waitForTimeout(500); // the page has come to rest
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      times.load.push(await untilFound(page, 'ephed'));
      times.key.push(await untilFound(page, 'ephedr'));
      times.near.push(await untilFound(page, 'efedrine'));
      times.next.push(await untilFound(page, 'efedrin'));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
    const slow = `ms (CPU ${SLOWDOWN}× slower)`;
    return {
      [`first letters to result, names loaded on the way, ${slow}`]: median(times.load),
      [`next letter to result, ${slow}`]: median(times.key),
      [`first misspelt name to “did you mean”, ${slow}`]: median(times.near),
      [`next misspelt name, ${slow}`]: median(times.next),
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
    while (!document.querySelector('article [data-standing]')) await new Promise((later) => setTimeout(later));
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return performance.now() - begin;
  }, typed);
}

interface Made {
  id: string;
  hi: string;
  cas: string;
  /** A real substance whose particulars it has. */
  like: Substance;
  /** A name that people use, for as many as in the real list. */
  called?: { en: string; hi: string; kind: NameKind } | undefined;
}

/** Substances like the real ones: their letters, classes, rules and sources, with names and numbers of their own. */
function makeSubstances(rows: Substance[]): Made[] {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
  const word = (start: Syllable[]): Syllable => {
    const middle = Array.from({ length: 2 + random(2) }, () => SYLLABLES[random(SYLLABLES.length)]!);
    const parts = [...start, ...middle, ENDINGS[random(ENDINGS.length)]!];
    return [0, 1].map((script) => parts.map((part) => part[script]).join('')) as Syllable;
  };
  const known = rows.flatMap(({ names }) => names);
  const withNumber = rows.filter(({ cas }) => cas !== undefined).length;
  const used = new Set(rows.map(({ id }) => id));
  const made: Made[] = [];
  while (made.length + rows.length < SUBSTANCES) {
    const like = rows[random(rows.length)]!;
    const first = /^[a-z]/.test(like.id) ? like.id[0]! : '';
    const [en, hi] = word(first ? [LETTERS[first]!] : []);
    const number = first ? '' : `${1 + random(9)}-`;
    const called = word([]);
    if (used.has(number + en) || used.has(called[0])) continue;
    used.add(number + en).add(called[0]);
    made.push({
      id: number + en,
      hi: number + hi,
      cas: random(rows.length) < withNumber ? fromShortCas(String(1_000_000 + random(90_000_000))) : '',
      like,
      called:
        random(rows.length) < known.length
          ? { en: called[0], hi: called[1], kind: known[random(known.length)]!.kind }
          : undefined,
    });
  }
  return made;
}

function asRow({ id, hi, cas, like, called }: Made): Substance {
  return {
    ...like,
    id,
    name: { en: id, hi },
    otherNames: { en: [], hi: [] },
    cas: cas || undefined,
    hs: undefined,
    names: called ? [{ kind: called.kind, name: called, source: [] }] : [],
  };
}

/** Writes them into the copy. */
function addSubstances(made: Made[]): void {
  const append = (file: string, lines: string[]) =>
    writeFileSync(join(copy, file), `${[readFileSync(join(copy, file), 'utf8').trim(), ...lines].join('\n')}\n`);
  append(
    FILE,
    made.map(({ id, hi, cas, like }) => {
      const entries = like.entries.map(({ list, number }) => (number === undefined ? list : `${list}:${number}`));
      return [
        id,
        id,
        hi,
        '',
        '',
        '',
        like.class,
        entries.join('; '),
        '',
        cas,
        '',
        like.rule,
        '',
        '',
        like.source[0],
      ].join(',');
    }),
  );
  const source = catalogue.substances!.rows.flatMap(({ names }) => names)[0]!.source[0]!;
  append(
    'content/substance-names.csv',
    made.flatMap(({ id, called }) => (called ? [[id, called.kind, called.en, called.hi, source].join(',')] : [])),
  );
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

const { rows } = catalogue.substances!;
const made = makeSubstances(rows);
const quantities = quantitiesOf(drugsOf(catalogue.tables.get(QUANTITIES_TABLE)!));
const index = JSON.stringify(writeIndex([...rows, ...made.map(asRow)], quantities));
const figures = {
  substances: rows.length + made.length,
  'index of the finder as sent (brotli), KB': brotliCompressSync(index).length / 1024,
  ...(await browse(index)),
};
for (const [label, value] of Object.entries(figures)) console.log(`| ${label} | ${shown(value)} |`);

const copy = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  if (process.argv.includes('--build')) {
    copySite(copy);
    const small = measureBuild();
    addSubstances(made);
    const large = measureBuild();
    console.log('\n| | today | large | ratio |\n|---|---|---|---|');
    for (const [label, now] of Object.entries(small))
      console.log(`| ${label} | ${shown(now)} | ${shown(large[label]!)} | ${(large[label]! / now).toFixed(1)} |`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
