import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import type { Cell, Row, Table } from '../../schemas/table.ts';
import { FIGURES } from '../../schemas/place-year.ts';
import type { Rule } from './rule.ts';

/** Nothing stands twice in a table: neither a year, nor a year with the same words beside it. */
export const rowsStandOnce: Rule = ({ root, catalogue, rowLines }) =>
  [...catalogue.tables.values()].flatMap((table) => {
    const names = Object.entries(table.columns).flatMap(([name, { kind }]) => (isFigure(kind) ? [] : [name]));
    const seen = new Set<string>();
    const file = `${root}/tables/${table.id}.csv`;
    return table.rows.flatMap((row, index): Mistake[] => {
      const key = [row.from, ...names.map((name) => wordsOf(row.cells[name]))].join('|');
      const isTwice = seen.has(key);
      seen.add(key);
      const field = headingOf(table);
      return isTwice
        ? [
            {
              file,
              line: rowLines.get(file)?.[index],
              field,
              ...say('table-row-twice', { row: wordsOf(row.cells[field]) }),
            },
          ]
        : [];
    });
  });

/** A chart draws only groups that the table has. */
export const chartsDrawGroups: Rule = ({ root, catalogue }) =>
  [...catalogue.tables.values()].flatMap(({ id, chart, groupBy = '', rows }) => {
    const groups = [...new Set(rows.map(({ cells }) => wordsOf(cells[groupBy])))];
    return (chart?.groups ?? [])
      .filter((group) => !groups.includes(group))
      .map((group) => ({
        file: `${root}/tables/${id}.yaml`,
        field: 'chart → groups',
        ...say('chart-no-group', { group, groups: groups.join(', ') }),
      }));
  });

/** How many times larger or smaller than all others a figure may be. */
const FAR = 30;
/** With fewer figures nobody can say what is usual. */
const FEWEST = 3;

/** No figure is a hundred times too large or too small for its column. */
export const figuresAreLikely: Rule = ({ root, catalogue, rowLines }) => {
  const inTables = [...catalogue.tables.values()].flatMap((table) =>
    Object.entries(table.columns)
      .filter(([, { kind }]) => isFigure(kind))
      .flatMap(([field]) => {
        const named = table.rows.map((row) => ({ row: rowName(table, row), value: row.cells[field] ?? null }));
        const file = `${root}/tables/${table.id}.csv`;
        return farOff(named).map(({ index, said }) => ({ file, line: rowLines.get(file)?.[index], field, ...said }));
      }),
  );
  // Figures of one place are compared with each other: a State is no district.
  const places = Map.groupBy(catalogue.previousYears?.rows ?? [], ({ place }) => place);
  const inPlaces = [...places].flatMap(([place, rows]) =>
    FIGURES.flatMap((field) => {
      const named = rows.map(({ cropYear, figures }) => ({ row: `${place} ${cropYear}`, value: figures[field] }));
      return farOff(named).map(({ said }) => ({ file: `${root}/previous-years.csv`, field, ...said }));
    }),
  );
  return [...inTables, ...inPlaces];
};

/** Figures far from all others, where the others lie near enough to each other to say what is usual. */
function farOff(named: { row: string; value: Cell }[]) {
  const figures = named.flatMap(({ row, value }, index) =>
    typeof value === 'number' && value > 0 ? [{ row, value, index }] : [],
  );
  const sorted = figures.map(({ value }) => value).toSorted((a, b) => a - b);
  return figures.flatMap(({ row, value, index }) => {
    const others = [...sorted];
    others.splice(others.indexOf(value), 1);
    const [least, most] = [others.at(0), others.at(-1)];
    if (least === undefined || most === undefined || others.length < FEWEST - 1 || most / least > FAR) return [];
    return value > most * FAR || value < least / FAR
      ? [{ index, said: say('figure-far-off', { row, value, least, most }) }]
      : [];
  });
}

function isFigure(kind: string): boolean {
  return kind === 'number' || kind === 'money';
}

function headingOf({ columns }: Table): string {
  return Object.entries(columns).find(([, { isRowHeading }]) => isRowHeading)?.[0] ?? '';
}

function rowName(table: Table, { cells }: Row): string {
  return wordsOf(cells[headingOf(table)]);
}

function wordsOf(cell: Cell | undefined): string {
  return typeof cell === 'object' && cell !== null ? cell.en : String(cell ?? '');
}
