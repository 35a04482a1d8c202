import type { CalendarStep } from '../../schemas/crop-calendar.ts';
import { numbersOf } from './calendar.ts';

/** Side of the square in which the wheel is drawn: as many pixels as a phone of 360 has between its margins. */
export const SIZE = 328;
/** The month with which a crop year begins stands at the top, on the right. */
const FIRST_MONTH = 10;
const MONTH = 30;
const YEAR = 360;

export const RIM = { inner: 123, outer: 161 };
/** Between the months and the words in the middle. */
export const BANDS = { inner: 54, outer: 120 };
/** Between two bands that lie one inside the other, in widths of a lane. */
const GROOVE = 0.18;
/** Of three lanes; where there are more, they are thinner and signs smaller. */
const WIDEST_LANE = 22;
/** From the middle of the number to the middle of the icon, in widths of a lane. */
const APART = 1;

type Step = Pick<CalendarStep, 'id' | 'months' | 'isOwnWork'>;

/** Degrees clockwise from the top; `end` may be beyond a full turn. */
export interface Arc {
  start: number;
  end: number;
}

export interface Band<S extends Step = Step> extends Arc {
  step: S;
  /** Steps that cultivators do with the bureau are counted. */
  number: number | undefined;
  /** No month is published: it lies where the order of the steps puts it. */
  isUndated: boolean;
  /** From the outside, 0 to n. */
  lane: number;
}

export interface Wheel<S extends Step> {
  bands: Band<S>[];
  lanes: number;
}

/** The arc of a month. */
export function arcOfMonth(month: number): Arc {
  const start = ((month - FIRST_MONTH + 12) % 12) * MONTH;
  return { start, end: start + MONTH };
}

/** Lays the steps out in lanes so that none lies on another. */
export function layOut<S extends Step>(steps: readonly S[]): Wheel<S> {
  const bands: Band<S>[] = [];
  const numbers = numbersOf(steps);
  for (const [index, step] of steps.entries()) {
    const isUndated = step.months.length === 0;
    const arc = isUndated ? openArc(index, steps) : datedArc(step.months);
    const taken = new Set(bands.filter((band) => overlaps(band, arc)).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    bands.push({ step, number: numbers[index], isUndated, lane, ...arc });
  }
  return { bands, lanes: Math.max(0, ...bands.map(({ lane }) => lane + 1)) };
}

/** Inner and outer edge of a lane. */
export function edgesOf(lane: number, lanes: number): { inner: number; outer: number } {
  const width = laneWidth(lanes);
  const outer = BANDS.outer - lane * width;
  return { inner: outer - width * (1 - GROOVE), outer };
}

export function laneWidth(lanes: number): number {
  return Math.min(WIDEST_LANE, (BANDS.outer - BANDS.inner) / Math.max(1, lanes));
}

/** Where the number and the icon of a band stand: side by side along it, the number first as one reads. */
export function signsOf(band: Band, lanes: number) {
  const { inner, outer } = edgesOf(band.lane, lanes);
  const radius = (inner + outer) / 2;
  const middle = (band.start + band.end) / 2;
  if (band.number === undefined) return { icon: pointAt(middle, radius) };
  const half = ((laneWidth(lanes) * APART) / 2 / radius) * (180 / Math.PI);
  const [cos, sin] = [Math.cos(radians(middle)), Math.sin(radians(middle))];
  const before = cos + sin >= 0 ? -half : half;
  return { number: pointAt(middle + before, radius), icon: pointAt(middle - before, radius) };
}

/** The outline of a piece of a ring, a little short of its ends, so that neighbours stay apart. */
export function ringPiece({ inner, outer }: { inner: number; outer: number }, { start, end }: Arc, gap = 1): string {
  const at = (radius: number, angle: number, towards: number) => {
    const { x, y } = pointAt(angle + towards * (gap / radius) * (180 / Math.PI), radius);
    return `${x} ${y}`;
  };
  const isLarge = end - start > YEAR / 2 ? 1 : 0;
  return [
    `M${at(outer, start, 1)}`,
    `A${outer} ${outer} 0 ${isLarge} 1 ${at(outer, end, -1)}`,
    `L${at(inner, end, -1)}`,
    `A${inner} ${inner} 0 ${isLarge} 0 ${at(inner, start, 1)}Z`,
  ].join('');
}

/** A line along a lane. */
export function ringLine(radius: number, { start, end }: Arc): string {
  const [from, to] = [pointAt(start + 1, radius), pointAt(end - 1, radius)];
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${end - start > YEAR / 2 ? 1 : 0} 1 ${to.x} ${to.y}`;
}

export function pointAt(angle: number, radius: number): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(SIZE / 2 + radius * Math.sin(radians(angle))),
    y: round(SIZE / 2 - radius * Math.cos(radians(angle))),
  };
}

/** The middle of an arc. */
export function middleOf({ start, end }: Arc): number {
  return (start + end) / 2;
}

function datedArc(months: readonly number[]): Arc {
  const { start } = arcOfMonth(months[0] ?? FIRST_MONTH);
  return { start, end: start + months.length * MONTH };
}

/** A step without months lies between the end of the dated step before it and the beginning of the one after it. */
function openArc<S extends Step>(index: number, steps: readonly S[]): Arc {
  const around = [...steps.slice(index + 1), ...steps.slice(0, index)].filter(({ months }) => months.length > 0);
  const [next, before] = [around[0], around.at(-1)];
  if (!next || !before) return { start: (index / steps.length) * YEAR, end: ((index + 1) / steps.length) * YEAR };
  const start = datedArc(before.months).end % YEAR;
  const free = (datedArc(next.months).start - start + YEAR) % YEAR;
  return { start, end: start + Math.max(MONTH, free) };
}

function overlaps(a: Arc, b: Arc): boolean {
  return [-YEAR, 0, YEAR].some((turn) => a.start < b.end + turn && b.start + turn < a.end);
}

function radians(degrees: number): number {
  return (degrees / 180) * Math.PI;
}
