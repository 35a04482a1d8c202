/** Lengths are counted in tens of metres: a square of 1 × 1 is one are. Areas are hundredths of an are, as in `rules.ts`. */
export interface Field {
  width: number;
  /** Squares from its lower to its upper edge. */
  height: number;
}

/** Measured from the lower left corner of the field. */
export type Point = readonly [x: number, y: number];

const ARE = 100;
/** How much wider than high a field is drawn, if its area allows. */
const SHAPE = 2.4;
/** What a row that ends with a broken square counts against a field. */
const BROKEN = 0.7;
/** Half the size of a plant. */
const REACH = 0.12;

/** A field of this area: rows of squares, whole ones where that is possible. @example fieldOf(1200) // { width: 6, height: 2 } */
export function fieldOf(area: number): Field {
  const ares = area / ARE;
  if (ares < 1) return { width: Math.sqrt(ares), height: Math.sqrt(ares) };
  const heights = Array.from({ length: Math.floor(Math.sqrt(ares)) }, (_, index) => index + 1);
  const strangeness = (height: number) =>
    Math.abs(Math.log(ares / height / height / SHAPE)) + (Number.isInteger(ares / height) ? 0 : BROKEN);
  const height = heights.toSorted((a, b) => strangeness(a) - strangeness(b))[0] ?? 1;
  return { width: ares / height, height };
}

/** The corners of a part of a field, counted square by square, row by row, from the lower left corner. */
export function partOf(field: Field, area: number): Point[] {
  const ares = area / ARE;
  const rowHeight = Math.min(1, field.height);
  const rowArea = field.width * rowHeight;
  // More than there is: drawn beyond the field, as a square of its own.
  if (ares > field.width * field.height + 1e-9) return rectangle(Math.sqrt(ares), Math.sqrt(ares));
  const rows = Math.floor(ares / rowArea + 1e-9);
  const rest = Math.max(0, ares - rows * rowArea) / rowHeight;
  const top = rows * rowHeight;
  if (rest < 1e-9) return rectangle(field.width, top);
  if (rows === 0) return rectangle(rest, rowHeight);
  return [
    [0, 0],
    [field.width, 0],
    [field.width, top],
    [rest, top],
    [rest, top + rowHeight],
    [0, top + rowHeight],
  ];
}

/** Where poppies stand: two by two in each square, not at an edge, and not where `isBare`. */
export function plantsOf(field: Field, isBare: (point: Point) => boolean): Point[] {
  const along = (length: number) =>
    Array.from({ length: Math.floor(length * 2 + 1e-9) }, (_, index) => 0.25 + index / 2).filter(
      (place) => place < length - 0.1,
    );
  return along(field.width)
    .flatMap((x) => along(field.height).map((y): Point => [x, y]))
    .filter((point) => !isBare(point));
}

/** Whether a plant at this point would stand in a part of a field, or reach into it from above or from the right. */
export function isWithin(part: Point[], [x, y]: Point): boolean {
  const foot = [x - REACH, y - REACH] as const;
  return part.filter((corner, index) => isCrossed(corner, part[(index + 1) % part.length]!, foot)).length % 2 === 1;
}

/** Whether a line from a point to the right crosses an edge. */
function isCrossed([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): boolean {
  return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
}

/** How far a field with more than its licensed area reaches to the right: its height stays. */
export function widthWith(field: Field, area: number): number {
  return area / ARE / field.height;
}

function rectangle(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}
