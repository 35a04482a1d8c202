import { find, make, partOf, say } from '../browser-words';
import type { Card } from './card';
import { fillScale } from './scale-view';

/** A function that shows the answer itself above what was found. */
export function cardView(view: HTMLElement): (card: Card | undefined) => void {
  const place = partOf(view, 'card');
  const status = partOf(view, 'card-status');
  const template = partOf<HTMLTemplateElement>(view, 'card-parts');
  let shown = '';

  return (card) => {
    // The same card stays as it is: a reader may be in it.
    const key = JSON.stringify(card ?? '');
    if (key === shown) return;
    shown = key;
    place.hidden = card === undefined;
    if (card) fill(place, document.importNode(template.content, true), card);
    const head = card && [card.figure, card.title].filter(Boolean).join(' ');
    // A dash is a pause in every voice.
    const words = card && [head, card.text.join(' ')].filter(Boolean).join(' – ');
    say(status, words ? `${status.dataset['label']}: ${words}` : '');
  };
}

function fill(place: HTMLElement, parts: DocumentFragment, card: Card): void {
  const { title, figure = '', text, rows, doubt = '', scale, sources, href, page } = card;
  const part = (name: string) => find(parts, `[data-card=${name}]`);
  const put = (name: string, words: string, inside = '') => {
    const element = part(name);
    if (words === '') element.remove();
    else (inside === '' ? element : find(element, inside)).textContent = words;
  };
  put('title', title);
  put('figure', figure);
  put('text', text.join(' '));
  put('doubt', doubt, ':last-child');
  part('more').append(make('a', { href, textContent: page }));
  const list = part('rows');
  const row = find(list, 'li');
  list.replaceChildren(
    ...rows.map(({ label, value, href: to }) => {
      const item = document.importNode(row, true);
      find(item, 'span').textContent = value;
      item.prepend(make('a', { href: to, textContent: label }), ' ');
      return item;
    }),
  );
  if (rows.length === 0) list.remove();
  if (scale) fillScale(part('scale'), scale);
  else part('scale').remove();
  const names = sources.map(([label, url]) =>
    url === undefined ? label : make('a', { href: url, textContent: label, rel: 'external' }),
  );
  if (names.length === 0) part('source').remove();
  else find(part('source'), 'span').replaceChildren(...names.flatMap((name, at) => (at > 0 ? ['; ', name] : [name])));
  place.replaceChildren(parts);
}
