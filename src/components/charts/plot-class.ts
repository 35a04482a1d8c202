import type { FrameRole, PlotRole, RowRole } from '../../lib/chart-drawing';
import styles from './Chart.module.css';
import marks from './ChartMarks.module.css';

/** The class of an element of a chart by its role. */
export function plotClass(role: PlotRole | RowRole | FrameRole): string {
  return styles[role] ?? marks[role] ?? '';
}
