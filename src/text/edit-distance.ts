/**
 * How many letters must change, be added, left out or swapped with their neighbour to turn one word into the other; more than
 * `most` counts as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    let left = i;
    let least = i;
    const next = [left];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      left = Math.min((row[j] ?? 0) + 1, left + 1, changed, isSwap ? (before[j - 2] ?? 0) + 1 : changed);
      next.push(left);
      least = Math.min(least, left);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** 1 for the same letters, 0 for nothing in common. */
export function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - editDistance(a, b, longest) / longest;
}
