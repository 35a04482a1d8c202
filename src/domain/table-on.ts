import type { Table } from '../schemas/table.ts';
import { inForceOn, stateOnDay } from './in-force.ts';

/** A table as it stands today: rows that are over, or that have not begun, are kept beside it. Most tables have no days at all. */
export function tableToday(table: Table, today: string): Table {
  if (!hasDays(table)) return table;
  const rows = table.rows.filter((row) => !['over', 'not-yet'].includes(stateOnDay(today, row)));
  return { ...table, rows, everyRow: table.rows };
}

/** A table as it stood on a day: the rows that are known to have held. */
export function tableOn(table: Table, day: string): Table {
  return { ...table, rows: inForceOn(day, table.everyRow ?? table.rows) };
}

/** Whether the rows of a table say when they held. */
export function hasDays({ rows, everyRow = rows }: Pick<Table, 'rows' | 'everyRow'>): boolean {
  return everyRow.some(({ from, until }) => from !== undefined || until !== undefined);
}
