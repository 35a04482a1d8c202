import { diffLines, linesOf, type Run } from './diff-lines.ts';

/** Lines that both changed, each in another way. */
export interface Clash {
  base: string;
  mine: string;
  theirs: string;
}

/** A piece of the merged text: agreed words, or a clash that somebody has to settle. */
export type Piece = string | Clash;

/**
 * Merges two changes of one text (diff3). Changes of different lines go together even where the lines touch: in YAML each line is a field of
 * its own.
 */
export function mergeTexts(base: string, mine: string, theirs: string): Piece[] {
  const [old, one, other] = [base, mine, theirs].map(linesOf);
  if (!old || !one || !other) return [];
  const pieces: Piece[] = [];
  const [inMine, inTheirs] = [placesOf(diffLines(old, one)), placesOf(diffLines(old, other))];
  let [a, b, c] = [0, 0, 0];
  for (let index = 0; index <= old.length; index += 1) {
    const [x, y] = index === old.length ? [one.length, other.length] : [inMine.get(index), inTheirs.get(index)];
    // Lines up to one that stands in all three texts belong together.
    if (x === undefined || y === undefined) continue;
    pieces.push(...mergeLines(old.slice(a, index), one.slice(b, x), other.slice(c, y)));
    if (index < old.length) pieces.push(old[index] ?? '');
    [a, b, c] = [index + 1, x + 1, y + 1];
  }
  return joined(pieces);
}

/** The whole text, if nothing clashes. */
export function mergedText(pieces: readonly Piece[]): string | undefined {
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : undefined;
}

/** The text with each clash settled for one side. */
export function settledText(
  pieces: readonly Piece[],
  choose: (clash: Clash, index: number) => 'mine' | 'theirs',
): string {
  let index = -1;
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      index += 1;
      return piece[choose(piece, index)];
    })
    .join('');
}

export function clashesOf(pieces: readonly Piece[]): Clash[] {
  return pieces.filter((piece) => typeof piece !== 'string');
}

function mergeLines(base: string[], mine: string[], theirs: string[]): Piece[] {
  const [old, one, other] = [base.join(''), mine.join(''), theirs.join('')];
  if (one === other || other === old) return one ? [one] : [];
  if (one === old) return other ? [other] : [];
  const isLineByLine = base.length > 1 && base.length === mine.length && base.length === theirs.length;
  if (!isLineByLine) return [{ base: old, mine: one, theirs: other }];
  return base.flatMap((line, index) => mergeLines([line], [mine[index] ?? ''], [theirs[index] ?? '']));
}

/** Where the lines of the old text stand in the new one. */
function placesOf(runs: Run[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const { isSame, old, now } of runs)
    if (isSame) for (let index = old[0]; index < old[1]; index += 1) places.set(index, now[0] + index - old[0]);
  return places;
}

function joined(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}
