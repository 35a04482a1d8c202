/** Lighthouse on one address: a phone, slow 4G and a processor four times slower, all simulated, as it is set by default. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { installPackages } from './packages.ts';

const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
const METRICS = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  blockedMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  speedIndexMs: 'speed-index',
  bytes: 'total-byte-weight',
};

/** Scores from 0 to 100, times in milliseconds. */
export type Figures = Record<keyof typeof SCORES | keyof typeof METRICS | 'requests', number>;

export interface Result {
  figures: Figures;
  /** Every audit without full score, in Lighthouse's words, and what it points at. */
  faults: Map<string, string>;
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
  displayValue?: string;
  errorMessage?: string;
  details?: { items?: unknown[] };
}

/** The parts of Lighthouse's own report that are read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

/** Runs Lighthouse some times; the median of each figure, and the faults of all runs. */
export async function lighthouse(url: string, runs: number): Promise<Result> {
  installPackages('bench');
  const results: Result[] = [];
  while (results.length < runs) results.push(readReport(await runOnce(url)));
  const medianOf = (key: keyof Figures) => median(results.map(({ figures }) => figures[key]));
  const keys = Object.keys(results[0]!.figures) as (keyof Figures)[];
  return {
    figures: Object.fromEntries(keys.map((key) => [key, medianOf(key)])) as Figures,
    faults: new Map(results.flatMap(({ faults }) => [...faults])),
  };
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!;
}

async function runOnce(url: string): Promise<Report> {
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${Object.values(SCORES).join(',')}`,
    `--chrome-flags=--headless ${CHROMIUM_ARGS.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/node_modules/lighthouse/cli/index.js', url, ...flags],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function readReport({ categories, audits }: Report): Result {
  const scores = Object.entries(SCORES).map(([key, id]) => [key, Math.round((categories[id]!.score ?? 0) * 100)]);
  const metrics = Object.entries(METRICS).map(([key, id]) => [key, audits[id]!.numericValue ?? 0]);
  const requests = audits['network-requests']!.details?.items?.length ?? 0;
  const faulty = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'error' || (score !== null && score < 1),
  );
  return {
    figures: Object.fromEntries([...scores, ...metrics, ['requests', requests]]) as Figures,
    faults: new Map(faulty.map((audit) => [audit.id, explain(audit)])),
  };
}

function explain({ title, displayValue, errorMessage, details }: Audit): string {
  const places = [...new Set(placesIn(details?.items ?? []))].slice(0, 3);
  return [title, displayValue, errorMessage, places.join('; ')].filter(Boolean).join(' · ');
}

/** What an audit points at, however deep its report hides it: elements by their opening tag, files by their path. */
function placesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (typeof inner !== 'string') return placesIn(inner);
    if (key === 'snippet') return [inner.slice(0, 120)];
    return /^https?:/.test(inner) ? [new URL(inner).pathname] : [];
  });
}
