/** A cell by its row on the screen and its column. */
export interface Place {
  row: number;
  column: number;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/** The cell to which a key, or a step, leads; the same object where it leads nowhere. */
export function movedTo(
  at: Place,
  by: Key | [rows: number, columns: number],
  rows: number,
  columns: number,
  page = 1,
): Place {
  const next = Array.isArray(by)
    ? { row: at.row + by[0], column: at.column + by[1] }
    : keyed(at, by, rows, columns, page);
  // Past the end of a row comes the next one.
  if (Array.isArray(by) && next.column >= columns && next.row < rows - 1) return { row: next.row + 1, column: 0 };
  if (Array.isArray(by) && next.column < 0 && next.row > 0) return { row: next.row - 1, column: columns - 1 };
  const kept = {
    row: Math.max(0, Math.min(rows - 1, next.row)),
    column: Math.max(0, Math.min(columns - 1, next.column)),
  };
  return next === at ? at : kept;
}

function keyed(at: Place, { key, ctrlKey, metaKey }: Key, rows: number, columns: number, page: number): Place {
  const far = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return { ...at, row: far ? 0 : at.row - 1 };
    case 'ArrowDown':
      return { ...at, row: far ? rows - 1 : at.row + 1 };
    case 'ArrowLeft':
      return { ...at, column: far ? 0 : at.column - 1 };
    case 'ArrowRight':
      return { ...at, column: far ? columns - 1 : at.column + 1 };
    case 'Home':
      return { row: far ? 0 : at.row, column: 0 };
    case 'End':
      return { row: far ? rows - 1 : at.row, column: columns - 1 };
    case 'PageUp':
      return { ...at, row: at.row - page };
    case 'PageDown':
      return { ...at, row: at.row + page };
    default:
      return at;
  }
}

/** Whether a key writes a letter. */
export function isTyped({ key, ctrlKey, metaKey }: Key): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey;
}
