/** The scripts of every page. Each one only adds to markup that already works. */
import { startCarousel } from './carousel';
import { enterSite, rememberLanguage, showAddressLanguageFirst } from './language';
import { markMonth } from './crop-calendar';
import { enhanceMenu } from './menu';
import { enhanceRegister } from './register';
import { answerRuleCheck } from './rule-check';
import { startSearch, suggestOnFocus } from './search';
import { sortTable } from './sort-table';

wherever('[data-enter]', enterSite);
wherever('[data-language-link]', rememberLanguage);
wherever('[data-bilingual]', showAddressLanguageFirst);
wherever('[data-menu]', enhanceMenu);
wherever('[data-carousel]', startCarousel);
wherever('[data-suggest]', suggestOnFocus);
wherever('[data-search]', startSearch);
wherever('[data-register]', enhanceRegister);
wherever('table[data-sortable]', sortTable);
wherever('[data-calendar]', markMonth);
wherever('[data-rule-check]', answerRuleCheck);
// On the front page: tenders that have closed since the build.
wherever('[data-gone-at]', (item) => Date.parse(item.dataset['goneAt']!) > Date.now() || item.remove());

function wherever<E extends HTMLElement>(selector: string, enhance: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) enhance(element);
}
