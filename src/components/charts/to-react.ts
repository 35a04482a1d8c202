import { createElement, type ReactNode } from 'react';
import type { Drawn } from '../../lib/chart-drawing';

/** A drawing as React writes it. */
export function toReact({ tag, attributes, children }: Drawn): ReactNode {
  const { class: className, tabindex: tabIndex, ...others } = attributes;
  const nodes = children.map((child) => (typeof child === 'string' ? child : toReact(child)));
  return createElement(tag, { ...others, className, tabIndex }, ...nodes);
}
