import { createElement, type ReactNode } from 'react';
import type { Drawn, PlotRole, RowRole } from '../../lib/chart-drawing';
import styles from './Chart.module.css';
import marks from './ChartMarks.module.css';

/** The class of an element of a drawing by its role. */
export function plotClass(role: PlotRole | RowRole): string {
  return styles[role] ?? marks[role] ?? '';
}

/** A drawing as React writes it. */
export function toReact({ tag, attributes, children }: Drawn): ReactNode {
  const { class: className, tabindex: tabIndex, ...others } = attributes;
  const nodes = children.map((child) => (typeof child === 'string' ? child : toReact(child)));
  return createElement(tag, { ...others, className, tabIndex }, ...nodes);
}
