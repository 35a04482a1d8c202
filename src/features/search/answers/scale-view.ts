import { find, make } from '../browser-words';
import type { Card } from './card';

type CardScale = NonNullable<Card['scale']>;

/** Fills the scale of `ScaleTemplate`: takes away the zones it does not have, marks the one of the weight. */
export function fillScale(place: HTMLElement, { label, zones, forAll, mark }: CardScale): void {
  const list = find(place, 'ol');
  list.setAttribute('aria-label', label);
  const between = list.querySelector('[data-band=between] line')?.getAttribute('stroke-dasharray') ?? '';
  for (const item of list.querySelectorAll<HTMLElement>('li')) {
    const zone = zones.find(({ band }) => band === item.dataset['band']);
    if (!zone) {
      item.remove();
      continue;
    }
    const isMarked = zone.band === mark?.band;
    find(item, 'strong').textContent = zone.name;
    const [limit, range, badge] = [...item.querySelectorAll<HTMLElement>('span')];
    if (limit) setOrRemove(limit, zone.from);
    if (range) setOrRemove(range, zone.range);
    if (badge) setOrRemove(badge, isMarked ? mark.label : undefined);
    for (const text of item.querySelectorAll('text')) text.textContent = zone.from ?? '';
    if (zone.from === undefined) for (const tick of item.querySelectorAll('g')) tick.remove();
    for (const sign of item.querySelectorAll('svg svg')) {
      if (!isMarked) sign.remove();
      else sign.setAttribute(sign.hasAttribute('x') ? 'x' : 'y', `${mark.at * 100}%`);
    }
    if (forAll) for (const line of item.querySelectorAll('line')) line.setAttribute('stroke-dasharray', between);
    if (isMarked) item.setAttribute('aria-current', 'true');
    // With a weight, its punishment stands in the text of the card.
    const words = mark ? [] : zone.punishments.map((each) => `${each.words} (${each.clause})`);
    find(item, 'div').append(...words.map((textContent) => make('p', { textContent })));
  }
  const all = find(place, 'ol + p');
  if (!forAll || mark) return all.remove();
  find(place, '.scale, div').toggleAttribute('data-even', true);
  find(all, 'strong').textContent = forAll.name;
  find(all, 'span').textContent = `${forAll.words} (${forAll.clause})`;
}

function setOrRemove(element: HTMLElement, words: string | undefined): void {
  if (words === undefined) element.remove();
  else element.textContent = words;
}
