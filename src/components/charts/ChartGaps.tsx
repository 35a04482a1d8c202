import { createElement, Fragment } from 'react';
import { drawGaps, type Gaps } from '../../lib/chart-drawing';
import { plotClass } from './plot-class';
import { toReact } from './to-react';

/** Years without a figure, hatched. */
export function ChartGaps(gaps: Omit<Gaps, 'classOf'>) {
  return createElement(Fragment, null, ...drawGaps({ ...gaps, classOf: plotClass }).map(toReact));
}
