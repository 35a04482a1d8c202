/** The scripts of every page. Each one only adds to markup that already works. */
import { startCarousel } from '../behaviour/carousel';
import { setComfort } from '../behaviour/comfort';
import { enterSite, rememberLanguage, showAddressLanguageFirst } from '../behaviour/language';
import { markMonth } from '../behaviour/crop-calendar';
import { offerListening } from '../behaviour/listen';
import { enhanceMenu } from '../behaviour/menu';
import { startOffline } from '../features/offline/lazy-offline';
import { enhanceRegister } from '../behaviour/register';
import { startRuleCheck } from '../features/rule-check/lazy-rule-check';
import { startSearch, suggestOnFocus } from '../features/search/lazy-search';
import { sortTable } from '../behaviour/sort-table';

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
wherever('[data-gone-at]', (item) => Date.parse(item.dataset['goneAt'] ?? '') > Date.now() || item.remove());
// A reader who saves data pays for nothing but what they open. Browsers ought to see to that themselves; not all do.
if ((navigator as { connection?: { saveData: boolean } }).connection?.saveData)
  wherever('script[type=speculationrules]', (rules) => rules.remove());

function wherever<E extends HTMLElement>(selector: string, enhance: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) enhance(element);
}
