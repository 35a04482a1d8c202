import { sentence } from '../../language/format';
import { type ChartSeries, figureText } from '../../domain/chart-series';
import type { Lang } from '../../language/lang';
import type { MissingRun } from '../../lib/chart-scale';
import { figuresInWords, gapsInWords } from '../../lib/chart-summary';
import { translator } from '../../words/strings';

/** First, last and highest figure of a series in words: what a screen reader says in place of the drawing. */
export function seriesSummary({ label, unit, figures }: ChartSeries, lang: Lang): string {
  const t = translator(lang);
  const series = unit ? `${label[lang]} (${unit[lang]})` : label[lang];
  const said = figures.map((figure) => ({ ...figure, text: figureText(figure, lang) }));
  const words = { summary: t('chart.summary'), summaryOne: t('chart.summaryOne') };
  return figuresInWords(series, said, words) ?? sentence(`${series}: ${t('value.notAvailable')}`, lang);
}

/** Years without a figure: single ones, and runs from the first to the last. Nothing where there are none. */
export function gapNames(gaps: MissingRun[], lang: Lang): string {
  const t = translator(lang);
  return gapsInWords(gaps, { range: t('fact.range'), gapYears: t('chart.gapYears') });
}
