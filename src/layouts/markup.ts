import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A part of a page in HTML, for components that hold no island. Written as an element of the page, the engine would call each of them once
 * more to find out who renders it.
 */
export function markup<Props extends object>(Part: ComponentType<Props>, props: Props): string {
  return renderToString(createElement(Part, props));
}
