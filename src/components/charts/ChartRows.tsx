import { type ChartSeries, figureText } from '../../domain/chart-series';
import type { Lang } from '../../language/lang';
import { drawRows } from '../../lib/chart-drawing';
import { translator } from '../../words/strings';
import { plotClass } from './plot-class';
import { toReact } from './to-react';

interface ChartRowsProps {
  places: string[];
  series: ChartSeries;
  /** Figure of the longest bar, where several charts share a scale. */
  highest: number | undefined;
  lang: Lang;
}

/** Bars lying below the names they belong to, which may be long. */
export function ChartRows({ places, series, highest, lang }: ChartRowsProps) {
  const most = highest ?? Math.max(1, ...series.figures.map(({ value }) => value));
  const rows = places.map((place) => {
    const figure = series.figures.find((each) => each.place === place);
    return {
      place,
      text: figure ? figureText(figure, lang) : translator(lang)('value.notAvailable'),
      value: figure?.value,
      isRough: figure?.rough !== undefined,
    };
  });
  return toReact(drawRows(rows, most, plotClass));
}
