/**
 * `npm run bench:lighthouse`: Lighthouse on eleven kinds of pages in both languages, over the built site as our server sends it. Prints a table
 * and every audit without full score; fails below what we promise. `-- --runs 1` is quicker, `-- --only about/contact` looks at one page.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteHandler } from '../server/handler.ts';
import { LANGS } from '../src/language/lang.ts';
import { pathFor } from '../src/addresses/routes.ts';
import { type Figures, lighthouse, type Result } from './lighthouse-report.ts';
import { serving } from './serve.ts';

const KINDS = {
  'home/home': 'home',
  'opium/Policy': 'long text',
  'notifications/circulars_notifications': 'register with filter',
  'opium/Eligible': 'cultivator lists',
  'exim/substances': 'substances with search',
  'opium/overview/damage-check': 'check of a rule',
  'opium/overview/payment-check': 'payment check',
  'exim/overview/which-document': 'which paper is needed',
  'rti/information_4_1b10': 'disclosure with tables',
  'about/contact': 'office finder',
  'others/search': 'search',
};
const LEAST = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 };
const MOST_SHIFT = 0.02;

const COLUMNS: [label: string, show: (figures: Figures) => string][] = [
  ['perf.', ({ performance }) => String(performance)],
  ['access.', ({ accessibility }) => String(accessibility)],
  ['best pr.', ({ bestPractices }) => String(bestPractices)],
  ['SEO', ({ seo }) => String(seo)],
  ['FCP, ms', ({ firstPaintMs }) => firstPaintMs.toFixed()],
  ['LCP, ms', ({ largestPaintMs }) => largestPaintMs.toFixed()],
  ['TBT, ms', ({ blockedMs }) => blockedMs.toFixed()],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['speed index, ms', ({ speedIndexMs }) => speedIndexMs.toFixed()],
  ['KB', ({ bytes }) => (bytes / 1024).toFixed(1)],
  ['requests', ({ requests }) => String(requests)],
];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } } });
if (!existsSync('dist/404.html')) throw new Error('There is no built site yet. Run "npm run build" first.');

const kinds = Object.entries(KINDS).filter(([id]) => !values.only || id === values.only);
const results = new Map<string, Result>();
await serving(siteHandler('dist'), async (origin) => {
  console.log(`| page | kind | ${COLUMNS.map(([label]) => label).join(' | ')} |`);
  console.log(`|---|---|${COLUMNS.map(() => '---|').join('')}`);
  for (const [id, kind] of kinds)
    for (const lang of LANGS) {
      const path = pathFor(id, lang);
      const result = await lighthouse(origin + path, Number(values.runs));
      results.set(path, result);
      console.log(`| ${path} | ${kind} | ${COLUMNS.map(([, show]) => show(result.figures)).join(' | ')} |`);
    }
});

const faults = Map.groupBy(
  [...results].flatMap(([path, result]) => [...result.faults].map(([id, text]) => ({ id, path, text }))),
  ({ id }) => id,
);
for (const [id, places] of faults) {
  console.log(`\n${id}`);
  for (const { path, text } of places) console.log(`  ${path}: ${text}`);
}

const broken = [...results].flatMap(([path, { figures }]) => shortfalls(figures).map((text) => `${path}: ${text}`));
if (broken.length > 0) console.error(`\nBelow what we promise:\n${broken.map((line) => `  ${line}`).join('\n')}`);
process.exit(broken.length > 0 ? 1 : 0);

function shortfalls(figures: Figures): string[] {
  const low = Object.entries(LEAST).filter(([key, least]) => figures[key as keyof Figures] < least);
  return [
    ...low.map(([key, least]) => `${key} ${figures[key as keyof Figures]}, not ${least}`),
    ...(figures.shift > MOST_SHIFT ? [`layout shift ${figures.shift.toFixed(3)}, more than ${MOST_SHIFT}`] : []),
  ];
}
