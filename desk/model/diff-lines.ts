/** A run of lines: `[from, to)` of the old text and `[from, to)` of the new one. */
export interface Run {
  isSame: boolean;
  old: [from: number, to: number];
  now: [from: number, to: number];
}

/** More differing lines than these are shown as one: finding their best order would take too long. */
const MOST_STEPS = 2000;

/** Lines with their ends, so that joining them gives the text again, byte for byte. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** What two texts have in common, run by run (Myers, “An O(ND) Difference Algorithm”). */
export function diffLines(old: readonly string[], now: readonly string[]): Run[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  const pairs = matches(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const same: [number, number][] = [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...pairs.map(([a, b]): [number, number] => [a + start, b + start]),
    ...Array.from({ length: end }, (_, index): [number, number] => [
      old.length - end + index,
      now.length - end + index,
    ]),
  ];
  return runsOf(same, old.length, now.length);
}

/** Turns pairs of equal lines into runs that cover both texts. */
function runsOf(same: [number, number][], oldLength: number, nowLength: number): Run[] {
  const runs: Run[] = [];
  let [a, b] = [0, 0];
  for (const [x, y] of [...same, [oldLength, nowLength] as const]) {
    if (x > a || y > b) runs.push({ isSame: false, old: [a, x], now: [b, y] });
    const last = runs.at(-1);
    if (x < oldLength && y < nowLength) {
      if (last?.isSame && x === a && y === b) [last.old[1], last.now[1]] = [x + 1, y + 1];
      else runs.push({ isSame: true, old: [x, x + 1], now: [y, y + 1] });
    }
    [a, b] = [x + 1, y + 1];
  }
  return runs;
}

/** Pairs of equal lines in order, as many as possible; none where the texts are too different. */
function matches(old: readonly string[], now: readonly string[]): [number, number][] {
  // A new list of a hundred thousand rows has nothing to be compared with.
  if (old.length === 0 || now.length === 0) return [];
  const most = Math.min(old.length + now.length, MOST_STEPS);
  const trail: Map<number, number>[] = [];
  let reach = new Map([[1, 0]]);
  for (let steps = 0; steps <= most; steps += 1) {
    trail.push(new Map(reach));
    const next = new Map(reach);
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const [below, above] = [next.get(diagonal - 1) ?? -1, next.get(diagonal + 1) ?? -1];
      let x = diagonal === -steps || (diagonal !== steps && below < above) ? above : below + 1;
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= old.length && x - diagonal >= now.length) return walkBack(trail, old.length, now.length);
    }
    reach = next;
  }
  return [];
}

function walkBack(trail: Map<number, number>[], oldLength: number, nowLength: number): [number, number][] {
  const pairs: [number, number][] = [];
  let [x, y] = [oldLength, nowLength];
  for (let steps = trail.length - 1; steps >= 0; steps -= 1) {
    const reach = trail[steps] ?? new Map<number, number>();
    const diagonal = x - y;
    const [below, above] = [reach.get(diagonal - 1) ?? -1, reach.get(diagonal + 1) ?? -1];
    const from = diagonal === -steps || (diagonal !== steps && below < above) ? diagonal + 1 : diagonal - 1;
    const fromX = steps === 0 ? 0 : (reach.get(from) ?? 0);
    const fromY = steps === 0 ? 0 : fromX - from;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [fromX, fromY];
  }
  return pairs.toReversed();
}
