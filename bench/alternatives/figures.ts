/** What was measured, and how it is printed. */
import { keptIn } from '../kept.ts';
import type { BuildFigures } from './build.ts';
import type { ToolFigures, ViewFigures } from './view.ts';

export interface Viewed extends ViewFigures, Partial<ToolFigures> {
  performance?: number;
}

/** One engine at one size. */
export interface Measured {
  engine: string;
  pages: number;
  /** Why there are no further figures. */
  failed?: string;
  build?: BuildFigures;
  /** At the smallest size: processor seconds, and what a reader gets of each page looked at. */
  compressing?: number;
  views?: Record<string, Viewed>;
}

/** A line of a table: how to print a figure, and where it stands. */
type Row = [label: string, digits: number, of: (measured: Measured) => number | undefined];

const BUILD_ROWS: Row[] = [
  ['build by the engine alone, s', 1, ({ build }) => build?.wallSeconds],
  ['processor time of it, s', 1, ({ build }) => build?.cpuSeconds],
  ['most memory, MB', 0, ({ build }) => build?.memoryMb],
  ['files written', 0, ({ build }) => build?.files],
  ['MB written', 1, ({ build }) => build?.outputMb],
];
const COMPRESSION_ROWS: Row[] = [['compressing, processor s', 1, ({ compressing }) => compressing]];

export const figures = keptIn<Measured>('bench-alternatives', ({ engine, pages }) => `${engine}, ${pages} pages`);

/** Prints everything that is known of these engines at these sizes, the first engine being that to compare with. */
export function printTables(engines: string[], sizes: number[]): void {
  const known = figures.all();
  for (const size of sizes) {
    const measured = engines.flatMap((engine) => known.filter((one) => one.engine === engine && one.pages === size));
    print(`${size} pages`, measured, BUILD_ROWS);
    if (size === sizes[0]) {
      print('Compression', measured, COMPRESSION_ROWS);
      print('First view', measured, viewRows(measured));
    }
  }
}

/** A problem of this run: an engine that failed, or one whose pages say something else than ours. */
export function problemsOf(measured: Measured, own: Measured | undefined): string[] {
  const name = `${measured.engine}, ${measured.pages} pages`;
  if (measured.failed !== undefined) return [`${name}: ${measured.failed}`];
  return Object.entries(measured.views ?? {}).flatMap(([label, { words }]) => {
    const expected = own?.views?.[label]?.words ?? words;
    if (words === expected) return [];
    const place = [...words].findIndex((letter, index) => letter !== expected[index]);
    const around = (text: string) => text.slice(Math.max(place - 20, 0), place + 40);
    return [`${name}: other words than ours, ${label}: “${around(words)}”, not “${around(expected)}”`];
  });
}

function viewRows(measured: Measured[]): Row[] {
  const labels = new Set(measured.flatMap(({ views }) => Object.keys(views ?? {})));
  return [...labels].flatMap((label) => {
    const view = ({ views }: Measured) => views?.[label];
    const kilobytes = (bytes: number | undefined) => bytes && bytes / 1024;
    const rows: Row[] = [
      [`${label}: JavaScript, KB`, 1, (one) => kilobytes(view(one)?.scriptBytes)],
      [`${label}: all, KB`, 1, (one) => kilobytes(view(one)?.bytes)],
      [`${label}: requests`, 0, (one) => view(one)?.requests],
      [`${label}: Lighthouse performance`, 0, (one) => view(one)?.performance],
      [`${label}: first letters answered, ms`, 0, (one) => view(one)?.firstMs],
      [`${label}: a letter answered, ms`, 0, (one) => view(one)?.letterMs],
    ];
    return rows.filter(([, , of]) => measured.some((one) => of(one) !== undefined));
  });
}

function print(title: string, measured: Measured[], rows: Row[]): void {
  if (measured.length === 0) return;
  console.log(`\n| ${[title, ...measured.map(({ engine }) => engine)].join(' | ')} |`);
  console.log(`|${'---|'.repeat(measured.length + 1)}`);
  for (const [label, digits, of] of rows)
    console.log(`| ${[label, ...measured.map((one) => cell(of(one), digits, of(measured[0]!)))].join(' | ')} |`);
}

function cell(figure: number | undefined, digits: number, own: number | undefined): string {
  if (figure === undefined) return '–';
  const shown = figure.toFixed(digits);
  return own === undefined || own === figure ? shown : `${shown} (${(figure / own).toFixed(2)}×)`;
}
