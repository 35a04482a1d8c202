/** The scripts of every page. Each one only adds to markup that already works. */
import { startCarousel } from './carousel';
import { enterSite, rememberLanguage, showAddressLanguageFirst } from './language';
import { enhanceMenu } from './menu';
import { filterSearch } from './search-filter';

wherever('[data-enter]', enterSite);
wherever('[data-language-link]', rememberLanguage);
wherever('[data-bilingual]', showAddressLanguageFirst);
wherever('[data-menu]', enhanceMenu);
wherever('[data-carousel]', startCarousel);
wherever('[data-search]', filterSearch);

function wherever<E extends HTMLElement>(selector: string, enhance: (element: E) => void): void {
  const element = document.querySelector<E>(selector);
  if (element) enhance(element);
}
