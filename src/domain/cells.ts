import type { Localized } from '../language/lang.ts';
import type { Row } from '../schemas/table.ts';

/** The words of a cell in both languages; nothing where the cell is empty. */
export function wordsIn({ cells }: Row, column: string): Localized | undefined {
  const cell = cells[column];
  return typeof cell === 'object' && cell !== null ? cell : undefined;
}

/** The text of a code or year; nothing where the cell is empty. */
export function textIn({ cells }: Row, column: string): string | undefined {
  const cell = cells[column];
  return typeof cell === 'string' ? cell : undefined;
}

export function numberIn({ cells }: Row, column: string): number | null {
  const cell = cells[column];
  return typeof cell === 'number' ? cell : null;
}
