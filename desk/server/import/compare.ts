import type { Localized } from '../../../src/language/lang.ts';
import type { Comparison, ImportMode, Mapping } from '../../model/import-api.ts';
import type { TableEdits } from '../../model/table-edits.ts';
import { shownValue } from '../../model/written-number.ts';
import type { Drafts } from '../drafts.ts';
import { type CsvIndex, isNewestFirst, valuesOf } from '../table/csv-edit.ts';
import { checkRows, ROWS_IN_A_TURN, turn } from './check-rows.ts';
import { areaJumps, countJumps, figureJumps, lastYears } from './jumps.ts';
import { storedCell } from './recognise.ts';
import { keyOfRow, type Target } from './target.ts';

interface Asked {
  brought: CsvIndex;
  hasHeader: boolean;
  mapping: Mapping;
  mode: ImportMode;
}

/** So many of each are shown. */
const SHOWN = 25;
const TWICE: Localized = {
  en: 'The same row stands further up in the brought file.',
  hi: 'यही पंक्ति लाई गई फाइल में ऊपर भी है।',
};

/** What the brought rows would change, and the edits that do it. Nothing is written. */
export async function compare(
  asked: Asked,
  target: Target,
  drafts: Drafts,
): Promise<{ comparison: Comparison; edits: TableEdits }> {
  const { csv, columns, keys, lists } = target;
  const { rows, lines } = await broughtRows(asked, target);
  const wrongRows = await checkRows(rows, target, drafts);
  const known = await rowsByKey(target);
  const seen = new Set<string>();
  const broughtLists = new Set<string>();
  const edits: TableEdits = { cells: {}, removed: [], placed: [] };
  const added: string[][] = [];
  const comparison: Comparison = {
    counts: { same: 0, added: 0, changed: 0, removed: 0, wrong: 0, jumps: 0 },
    added: [],
    changed: [],
    removed: [],
    wrong: [],
    jumps: [],
  };
  const { counts } = comparison;
  const note = (jumps: Comparison['jumps']) => {
    counts.jumps += jumps.length;
    comparison.jumps.push(...jumps.slice(0, SHOWN - comparison.jumps.length));
  };
  const nameOf = (cells: string[]) => keys.map((at) => cells[at]).join(' · ');
  const shown = (cells: string[]) => cells.map((cell, at) => shownValue(cell, columns[at]?.kind ?? ''));

  for (const [at, cells] of rows.entries()) {
    if (at % ROWS_IN_A_TURN === 0) await turn();
    const key = keyOfRow(cells, keys);
    const reasons = [...(wrongRows.get(at) ?? []), ...(seen.has(key) ? [TWICE] : [])];
    seen.add(key);
    if (lists.length > 0) broughtLists.add(keyOfRow(cells, lists));
    if (reasons.length > 0) {
      counts.wrong += 1;
      if (comparison.wrong.length < SHOWN)
        comparison.wrong.push({ line: lines[at] ?? 0, cells: shown(cells), reasons });
      continue;
    }
    const row = known.get(key);
    if (row === undefined) {
      counts.added += 1;
      added.push(cells);
      if (comparison.added.length < SHOWN) comparison.added.push(shown(cells));
      continue;
    }
    const was = valuesOf(csv, row);
    const changes = columns.flatMap(({ name, label, kind }, column) =>
      asked.mapping[name] && was[column] !== cells[column]
        ? [{ column, label, was: shownValue(was[column] ?? '', kind), is: cells[column] ?? '', kind }]
        : [],
    );
    if (changes.length === 0) {
      counts.same += 1;
      continue;
    }
    counts.changed += 1;
    edits.cells[row] = Object.fromEntries(changes.map(({ column, is }) => [column, is]));
    note(figureJumps(target, was, cells, nameOf(cells)));
    if (comparison.changed.length < SHOWN)
      comparison.changed.push({
        name: nameOf(cells),
        cells: changes.map((each) => ({ column: each.label, was: each.was, is: shownValue(each.is, each.kind) })),
      });
  }

  for (const [key, row] of asked.mode === 'add' ? [] : known) {
    if (seen.has(key)) continue;
    const cells = valuesOf(csv, row);
    if (asked.mode === 'lists' && !broughtLists.has(keyOfRow(cells, lists))) continue;
    edits.removed.push(row);
    if (comparison.removed.length < SHOWN) comparison.removed.push(shown(cells));
  }
  counts.removed = edits.removed.length;
  edits.placed = placesOf(target, added);

  if (lists.length > 0) {
    const [before, after] = countLists(target, edits, added);
    note(countJumps(before, after));
    note(areaJumps(target, rows, nameOf));
  } else {
    const all = Array.from({ length: csv.rows }, (_, row) => valuesOf(csv, row));
    for (const [cells, last] of lastYears(target, all, added)) note(figureJumps(target, last, cells, nameOf(cells)));
    note(
      countJumps(
        new Map([[target.file, csv.rows]]),
        new Map([[target.file, csv.rows + added.length - counts.removed]]),
      ),
    );
  }
  return { comparison, edits };
}

/** The brought rows in our columns, as they would be stored; rows without anything are left out. */
async function broughtRows({ brought, hasHeader, mapping }: Asked, { columns }: Target) {
  const rows: string[][] = [];
  const lines: number[] = [];
  const from = columns.map(({ name }) => mapping[name]);
  for (let row = hasHeader ? 0 : -1; row < brought.rows; row += 1) {
    if (row % ROWS_IN_A_TURN === 0) await turn();
    const given = valuesOf(brought, row);
    if (given.every((cell) => cell === '')) continue;
    rows.push(
      columns.map((column, at) => {
        const source = from[at];
        if (!source) return '';
        return storedCell('column' in source ? (given[source.column] ?? '') : source.value, column);
      }),
    );
    lines.push(brought.lines[row + 1] ?? 0);
  }
  return { rows, lines };
}

async function rowsByKey({ csv, keys }: Target): Promise<Map<string, number>> {
  const known = new Map<string, number>();
  for (let row = 0; row < csv.rows; row += 1) {
    if (row % ROWS_IN_A_TURN === 0) await turn();
    known.set(keyOfRow(valuesOf(csv, row), keys), row);
  }
  return known;
}

/** New rows stand at the end of their list; of a table with the newest year first, at its top; else at the end. */
function placesOf({ csv, lists, year }: Target, added: string[][]): TableEdits['placed'] {
  if (lists.length > 0) {
    const ends = new Map<string, number>();
    for (let row = 0; row < csv.rows; row += 1) ends.set(keyOfRow(valuesOf(csv, row), lists), row + 1);
    return added.map((cells) => ({ before: ends.get(keyOfRow(cells, lists)) ?? csv.rows, cells }));
  }
  const isAbove = isNewestFirst(csv, year);
  const sorted = isAbove ? added.toSorted((a, b) => (b[year] ?? '').localeCompare(a[year] ?? '')) : added;
  return sorted.map((cells) => ({ before: isAbove ? 0 : csv.rows, cells }));
}

/** Rows of each list before and after; lists of a new crop year are held against those of the last, where both have them. */
function countLists({ csv, lists, columns, lastYear }: Target, edits: TableEdits, added: string[][]) {
  const after = countBy(csv, lists, new Set(edits.removed));
  const name = (cells: string[]) => lists.map((at) => cells[at]).join(' · ');
  for (const cells of added) after.set(name(cells), (after.get(name(cells)) ?? 0) + 1);
  if (!lastYear) return [countBy(csv, lists), after] as const;
  const names = valuesOf(lastYear, -1);
  const before = countBy(
    lastYear,
    lists.map((at) => names.indexOf(columns[at]?.name ?? '')),
  );
  return [new Map([...before].filter(([list]) => after.has(list))), after] as const;
}

function countBy(csv: CsvIndex, lists: number[], without = new Set<number>()): Map<string, number> {
  const counts = new Map<string, number>();
  for (let row = 0; row < csv.rows; row += 1) {
    if (without.has(row)) continue;
    const cells = valuesOf(csv, row);
    const name = lists.map((at) => cells[at]).join(' · ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
