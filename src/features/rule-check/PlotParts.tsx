import type { ReactNode } from 'react';
import { type Field, plantsOf, type Point } from './plot-geometry';
import styles from './Plot.module.css';

/** Width of every drawing, in the pixels of a narrow phone: its letters are never smaller than written here. */
export const WIDTH = 328;
/** Room for lines that lie on the edge. */
export const EDGE = 3;
const LARGEST_SQUARE = 54;
const MOST_HEIGHT = 220;
/** Below this, squares and plants are only noise. */
const SMALLEST_SQUARE = 18;

/** Pixels for ten metres, so that this much fits into a drawing. */
export function squareFor({ width, height }: Field): number {
  return Math.min(LARGEST_SQUARE, (WIDTH - 2 * EDGE) / width, MOST_HEIGHT / height);
}

interface GroundProps {
  field: Field;
  square: number;
  /** Where nothing grows. */
  isBare: (point: Point) => boolean;
}

/** A field from above: its ground, its squares of one are, its plants. The lower left corner is at 0, `height` × `square`. */
export function Ground({ field, square, isBare }: GroundProps) {
  const size = { width: round(field.width * square), height: round(field.height * square) };
  return (
    <>
      <rect className={styles.ground} {...size} />
      {square >= SMALLEST_SQUARE && <Squares field={field} square={square} isBare={isBare} />}
      <rect className={styles.edge} {...size} />
    </>
  );
}

function Squares({ field, square, isBare }: GroundProps) {
  const [right, bottom] = [field.width * square, field.height * square];
  const inner = (length: number) => Array.from({ length: Math.ceil(length - 1e-9) - 1 }, (_, index) => index + 1);
  const lines = [
    ...inner(field.width).map((x) => `M${round(x * square)} 0V${round(bottom)}`),
    ...inner(field.height).map((y) => `M0 ${round(bottom - y * square)}H${round(right)}`),
  ];
  const plants = plantsOf(field, isBare).map(([x, y]) => plantAt(x * square, bottom - y * square));
  return (
    <>
      <path className={styles.grid} d={lines.join('')} />
      <path className={styles.plants} d={plants.join('')} />
    </>
  );
}

/** Corners in the pixels of a drawing whose field is this high. */
export function pixels(corners: Point[], height: number, square: number): string {
  return corners.map(([x, y]) => `${round(x * square)},${round((height - y) * square)}`).join(' ');
}

/** Lines for a part that is counted; `id` names it within the page. */
export function Hatch({ id, className }: { id: string; className: string | undefined }) {
  return (
    <pattern id={id} className={className} patternUnits="userSpaceOnUse" width="9" height="9">
      <rect className={styles.hatchGround} width="9" height="9" />
      <path className={styles.hatchLine} d="M-2 2 2-2M0 9 9 0M7 11 11 7" />
    </pattern>
  );
}

/** A line of the key: the sign in the drawing, and what it says. */
export function KeyLine({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <li>
      <svg width="26" height="20" aria-hidden="true">
        {sign}
      </svg>
      <span>{children}</span>
    </li>
  );
}

/** A tick or a cross: the verdict for those who hardly read. */
export function VerdictSign({ isGood }: { isGood: boolean }) {
  return (
    <svg className={isGood ? styles.good : styles.bad} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="13" />
      <path d={isGood ? 'm7.5 14.5 4.5 4.5 8.5-9.5' : 'm9 9 10 10M19 9 9 19'} />
    </svg>
  );
}

/** A poppy: a stalk and a cup. */
function plantAt(x: number, y: number): string {
  return `M${round(x)} ${round(y + 5)}v-7m-4.5-3.5q0 5.5 4.5 5.5t4.5-5.5`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
