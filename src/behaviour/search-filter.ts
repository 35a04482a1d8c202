import { fold } from '../lib/fold';

/** Narrows the list of all pages to those whose title or summary holds every word of `?q=`. */
export function filterSearch(search: HTMLElement): void {
  const query = new URLSearchParams(location.search).get('q')?.trim() ?? '';
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return;

  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="q"]')) input.value = query;
  const items = [...search.querySelectorAll<HTMLElement>('[data-search-item]')];
  const hits = items.filter((item) => {
    const text = fold(item.textContent ?? '');
    return words.every((word) => text.includes(word));
  });

  const status = search.querySelector<HTMLElement>('[data-search-status]');
  if (status)
    status.textContent = hits.length > 0 ? `${status.dataset['found']} ${hits.length}` : status.dataset['none']!;
  if (hits.length === 0) return;
  for (const item of items) item.hidden = !hits.includes(item);
  search.querySelector<HTMLElement>('[data-search-all]')?.removeAttribute('hidden');
  const heading = search.querySelector<HTMLElement>('[data-search-heading]');
  if (heading) heading.textContent = heading.dataset['results']!;
}
