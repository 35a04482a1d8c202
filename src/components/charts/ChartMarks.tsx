import { createElement, Fragment } from 'react';
import type { ChartFigure } from '../../domain/chart-series';
import { drawMarks, type Marks } from '../../lib/chart-drawing';
import type { ChartPoint } from '../../lib/chart-scale';
import { plotClass } from './plot-class';
import { toReact } from './to-react';

interface ChartMarksProps extends Pick<Marks, 'kind' | 'slotWidth' | 'zero'> {
  points: ChartPoint<ChartFigure>[];
}

/** The line or the bars of one series. */
export function ChartMarks({ points, ...marks }: ChartMarksProps) {
  const drawn = points.map((point) => ({ ...point, figure: { isRough: point.figure.rough !== undefined } }));
  return createElement(Fragment, null, ...drawMarks({ ...marks, points: drawn, classOf: plotClass }).map(toReact));
}
