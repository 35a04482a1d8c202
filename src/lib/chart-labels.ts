import { type Anchor, BAR, type ChartBox, type ChartPoint, standAt, textWidth } from './chart-scale.ts';

/** A figure written at its mark. */
export interface PointLabel {
  text: string;
  /** In percent of the width. */
  x: number;
  /** Foot of the letters, in pixels from the top. */
  y: number;
  anchor: Anchor;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of a line of text, and its distance from the mark it belongs to. */
const LINE = 15;
const ABOVE = 10;
const BELOW = 21;
/** Half of a mark. */
const MARK = 6;

/**
 * The figures that can stand at their marks in the narrowest chart: the last, the first and the highest, over a line if there is no other place, and as many
 * others as touch no figure, mark or line. In a wider chart everything only moves apart.
 * @param room Width of the narrowest chart, in pixels.
 */
export function placeLabels<Figure extends { value: number }>(
  points: ChartPoint<Figure>[],
  textOf: (figure: Figure) => string,
  { room, box, kind }: { room: number; box: ChartBox; kind: 'line' | 'bar' },
): PointLabel[] {
  const px = (x: number) => (x / 100) * room;
  const drawn = kind === 'line' ? linesAndMarks(points, px) : barAreas(points, px, box);
  const placed: (PointLabel & { area: Area })[] = [];
  const chief = chiefOf(points);
  for (const point of new Set([...chief, ...points])) {
    const text = textOf(point.figure);
    const width = textWidth(text);
    const { x, anchor } = standAt(point.x, width, room);
    const left = { start: px(x), middle: px(x) - width / 2, end: px(x) - width }[anchor];
    const places = (kind === 'line' ? [point.y - ABOVE, point.y + BELOW] : [point.y - MARK])
      .map((y) => ({ text, x, y, anchor, area: { left, right: left + width, top: y - LINE + 3, bottom: y + 3 } }))
      .filter(({ area }) => area.top >= 0 && area.bottom <= box.bottom)
      .filter(({ area }) => !placed.some((other) => touch(area, other.area)));
    const free = places.find(({ area }) => !drawn.some((other) => touch(area, other)));
    const place = free ?? (kind === 'line' && chief.includes(point) ? places[0] : undefined);
    if (place) placed.push(place);
  }
  return placed.map(({ text, x, y, anchor }) => ({ text, x, y, anchor }));
}

/** The last, the first and the highest. */
function chiefOf<Figure extends { value: number }>(points: ChartPoint<Figure>[]): ChartPoint<Figure>[] {
  const [highest] = points.toSorted((a, b) => b.figure.value - a.figure.value);
  return [points.at(-1), points[0], highest].filter((point) => point !== undefined);
}

/** Where the drawing itself is: its marks, and its lines in short pieces. */
function linesAndMarks(points: ChartPoint<unknown>[], px: (x: number) => number): Area[] {
  const around = (x: number, y: number, half: number) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  });
  const pieces = 12;
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const line =
      point.isJoined && before
        ? Array.from({ length: pieces }, (_, step) => {
            const share = step / pieces;
            return around(px(before.x + (point.x - before.x) * share), before.y + (point.y - before.y) * share, 1.5);
          })
        : [];
    return [...line, around(px(point.x), point.y, MARK - 1)];
  });
}

function barAreas(points: ChartPoint<unknown>[], px: (x: number) => number, { bottom }: ChartBox): Area[] {
  const [first, second] = points;
  const slot = first && second ? (second.x - first.x) / (second.slot - first.slot) : 100;
  const half = px(slot * BAR) / 2;
  return points.map(({ x, y }) => ({ left: px(x) - half, right: px(x) + half, top: y, bottom }));
}

function touch(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
