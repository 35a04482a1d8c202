import { fetchData } from '../../lib/fetch-data.ts';
import { type AddressRow, guessPages, searchWords } from './guess-pages.ts';

/** On the page for wrong addresses: offers pages that were perhaps meant, and puts the words of the address into the search box. */
export async function offerGuesses(places: Iterable<HTMLElement>): Promise<void> {
  const { pathname } = location;
  const lang = /^\/(en|hi)(?=\/|$)/i.exec(pathname)?.[1]?.toLowerCase();
  const wanted = [...places].filter((place) => !lang || place.dataset['guess'] === lang);
  const words = searchWords(pathname);
  for (const place of wanted) {
    const box = place.closest('section')?.querySelector<HTMLInputElement>('[name=q]');
    if (box && box.value === '') box.value = words;
  }
  const rows = await fetchData('/data/addresses.json', (json) => json as AddressRow[]);
  const guesses = rows === 'failed' ? [] : guessPages(pathname, rows);
  if (guesses.length === 0) return;
  for (const place of wanted) {
    const isHindi = place.dataset['guess'] === 'hi';
    place.querySelector('ul')?.append(
      ...guesses.map(([path, en, hi]) => {
        const item = document.createElement('li');
        const link = item.appendChild(document.createElement('a'));
        link.href = `/${isHindi ? 'hi' : 'en'}/${path}/`;
        link.textContent = isHindi ? hi : en;
        return item;
      }),
    );
    place.hidden = false;
  }
}
