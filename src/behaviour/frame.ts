/** The scripts of every page. Each one only adds to markup that already works. */
import { startCarousel } from './carousel';
import { setComfort } from './comfort';
import { enterSite, rememberLanguage, showAddressLanguageFirst } from './language';
import { markMonth } from './crop-calendar';
import { offerListening } from './listen';
import { enhanceMenu } from './menu';
import { startOffline } from './offline';
import { enhanceRegister } from './register';
import { startRuleCheck } from './rule-check';
import { startSearch, suggestOnFocus } from './search';
import { sortTable } from './sort-table';

wherever('[data-enter]', enterSite);
wherever('[data-language-link]', rememberLanguage);
wherever('[data-bilingual]', showAddressLanguageFirst);
wherever('[data-menu]', enhanceMenu);
wherever('[data-comfort]', setComfort);
wherever('[data-listen]', offerListening);
wherever('[data-carousel]', startCarousel);
wherever('[data-suggest]', suggestOnFocus);
wherever('[data-search]', startSearch);
wherever('[data-register]', enhanceRegister);
wherever('table[data-sortable]', sortTable);
wherever('[data-calendar]', markMonth);
wherever('[data-rule-check]', startRuleCheck);
startOffline();
// On the front page: tenders that have closed since the build.
wherever('[data-gone-at]', (item) => Date.parse(item.dataset['goneAt']!) > Date.now() || item.remove());
// A reader who saves data pays for nothing but what they open. Browsers ought to see to that themselves; not all do.
if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData)
  wherever('script[type=speculationrules]', (rules) => rules.remove());

function wherever<E extends HTMLElement>(selector: string, enhance: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) enhance(element);
}
