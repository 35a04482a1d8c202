import { type ChartSeries, figureText } from '../../domain/chart-series';
import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { drawPlot } from '../../lib/chart-drawing';
import { type Across, missingRuns, type Up } from '../../lib/chart-scale';
import { translator } from '../../words/strings';
import { gapNames, seriesSummary } from './chart-words';
import { plotClass } from './plot-class';
import { toReact } from './to-react';

interface ChartPlotProps {
  id: string;
  kind: 'line' | 'bar';
  series: ChartSeries;
  across: Across;
  up: Up;
  lang: Lang;
}

/** One series over years: the drawing of `lib/chart-drawing.ts`, which the browser makes as well. */
export function ChartPlot({ id, kind, series, across, up, lang }: ChartPlotProps) {
  const gaps = missingRuns(across.slots, (slot) => series.figures.some(({ place }) => place === slot));
  return toReact(
    drawPlot({
      id: `${id}-gap`,
      kind,
      figures: series.figures.map((figure) => ({
        place: figure.place,
        value: figure.value,
        text: figureText(figure, lang),
        said: figureText(figure, lang, series.unit?.[lang]),
        isRough: figure.rough !== undefined,
      })),
      across,
      up,
      label: [seriesSummary(series, lang), gapNames(gaps, lang)].join(' ').trim(),
      noFigure: translator(lang)('chart.noFigure').split(' '),
      formatTick: (value) => formatNumber(value, lang),
      classOf: plotClass,
    }),
  );
}
