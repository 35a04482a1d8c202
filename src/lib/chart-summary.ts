import { fill } from '../language/format.ts';
import type { MissingRun } from './chart-scale.ts';

/** First, last and highest figure of a series in words: what a screen reader says in place of the drawing. */
export function figuresInWords(
  series: string,
  figures: { place: string; value: number; text: string }[],
  words: { summary: string; summaryOne: string },
): string | undefined {
  const ordered = figures.toSorted((a, b) => a.place.localeCompare(b.place));
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last) return undefined;
  const highest = ordered.reduce((best, figure) => (figure.value > best.value ? figure : best));
  return fill(ordered.length > 1 ? words.summary : words.summaryOne, {
    series,
    first: first.text,
    firstPlace: first.place,
    last: last.text,
    lastPlace: last.place,
    highest: highest.text,
    highestPlace: highest.place,
  });
}

/** Years without a figure: single ones, and runs from the first to the last. Nothing where there are none. */
export function gapsInWords(gaps: MissingRun[], words: { range: string; gapYears: string }): string {
  const years = gaps.map(({ from, to }) => (from === to ? from : fill(words.range, { from, to }))).join(', ');
  return years && fill(words.gapYears, { years });
}
