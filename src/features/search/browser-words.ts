import type { Marked } from './answer';

const PAUSE_MS = 120;
const CLICK_MS = 400;

/** Words of the page with values for the names in braces. */
export function put(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]?.toLocaleString('en-IN') ?? '');
}

/** How many, in words of the page: an element has words of its own for none and for one. */
export function countIn({ dataset }: HTMLElement, count: number, query = ''): string {
  return put(dataset[['none', 'one'][count] ?? 'count'] ?? dataset['count'] ?? '', { count, query });
}

/** Changes the text of a live region only where it says something new. */
export function say(region: HTMLElement, text: string): void {
  if (region.textContent !== text) region.textContent = text;
}

/** Fills an element with a text, marking what was typed. */
export function mark(element: Element, pieces: Marked): void {
  element.replaceChildren(
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : make('mark', { textContent: piece }))),
  );
}

/** An element that the page is built with. */
export function find<E extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): E {
  const found = root.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** One of the parts of `ResultParts.tsx`. */
export function partOf<E extends HTMLElement = HTMLElement>(view: HTMLElement, name: string): E {
  return find<E>(view, `[data-part=${name}]`);
}

export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Partial<HTMLElementTagNameMap[T]>,
): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(tag), properties);
}

export function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Draws a list again; while something in it is pressed, after the click: what is drawn anew in between is never clicked. */
export function drawUnpressed(list: HTMLElement, draw: () => void): void {
  if (list.matches(':active')) setTimeout(drawUnpressed, CLICK_MS, list, draw);
  else draw();
}

/** Runs `act` once typing pauses. */
export function onPause(input: HTMLInputElement, act: () => void): void {
  let timer = 0;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(act, PAUSE_MS);
  });
}
