import { type ChartSeries, figureText } from '../../domain/chart-series';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { MissingRun } from '../../lib/chart-scale';
import { translator } from '../../words/strings';

/** First, last and highest figure of a series in words: what a screen reader says in place of the drawing. */
export function seriesSummary({ label, unit, figures }: ChartSeries, lang: Lang): string {
  const t = translator(lang);
  const ordered = figures.toSorted((a, b) => a.place.localeCompare(b.place));
  const [first, last] = [ordered[0], ordered.at(-1)];
  const series = unit ? `${label[lang]} (${unit[lang]})` : label[lang];
  if (!first || !last) return `${series}: ${t('value.notAvailable')}.`;
  const highest = ordered.reduce((best, figure) => (figure.value > best.value ? figure : best));
  return fill(t(ordered.length > 1 ? 'chart.summary' : 'chart.summaryOne'), {
    series,
    first: figureText(first, lang),
    firstPlace: first.place,
    last: figureText(last, lang),
    lastPlace: last.place,
    highest: figureText(highest, lang),
    highestPlace: highest.place,
  });
}

/** Years without a figure: single ones, and runs from the first to the last. Nothing where there are none. */
export function gapNames(gaps: MissingRun[], lang: Lang): string {
  const t = translator(lang);
  const years = gaps.map(({ from, to }) => (from === to ? from : fill(t('fact.range'), { from, to }))).join(', ');
  return years && fill(t('chart.gapYears'), { years });
}
