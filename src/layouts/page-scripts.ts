/** The scripts of every page. Each one only adds to markup that already works. */
import { offerPrint } from '../behaviour/print-page';
import { startCarousel } from '../behaviour/carousel';
import { walkFigures } from '../behaviour/chart';
import { openFolds } from '../behaviour/folds';
import { initReadingPanel } from '../behaviour/reading-panel';
import { putAddressLanguageFirst, redirectToStoredLanguage, storeLanguageOnClick } from '../behaviour/language';
import { markMonth } from '../behaviour/crop-calendar';
import { startCropYear } from '../behaviour/lazy-crop-year';
import { initListenButton } from '../behaviour/listen';
import { enhanceMenu } from '../behaviour/menu';
import { keepPage, startOffline } from '../features/offline/lazy-offline';
import { startRegister } from '../behaviour/lazy-register';
import { offerShare } from '../behaviour/share-page';
import { updateMarks } from '../behaviour/marks';
import { data, savesData } from '../lib/dom';
import { startSearch, suggestOnFocus } from '../features/search/lazy-search';
import { sortTable } from '../behaviour/sort-table';
import { followToTool } from '../behaviour/tool-door';

wherever('[data-enter]', redirectToStoredLanguage);
wherever('[data-language-link]', storeLanguageOnClick);
wherever('[data-bilingual]', putAddressLanguageFirst);
wherever('[data-menu]', enhanceMenu);
wherever('[data-reading-panel]', initReadingPanel);
wherever('[data-listen]', initListenButton);
if (matchMedia('(min-width: 48rem)').matches) {
  wherever<HTMLDetailsElement>('[data-footer-group]', (group) => (group.open = true));
  wherever('[data-contents]', (contents) =>
    import('../behaviour/contents').then((reading) => reading.markSectionRead(contents)),
  );
}
wherever('[data-carousel]', startCarousel);
wherever('[data-suggest]', suggestOnFocus);
wherever('[data-search]', startSearch);
updateMarks(document);
wherever('[data-register]', startRegister);
wherever('table[data-sortable]', sortTable);
wherever('[data-extract]', () => import('../features/extract/lazy-extract'));
wherever('[data-calendar]', markMonth);
walkFigures(document.body);
wherever('main [data-crop-year]', (place) => startCropYear(place, keepPage));
wherever('[data-tool-fields]', followToTool);
// What once stood in full in a list has a page of its own now: an old address, which names its row, leads on to the page.
wherever<HTMLAnchorElement>(
  `[data-forwards] > [id="${CSS.escape(location.hash.slice(1))}"] > a:first-child`,
  ({ href }) => location.replace(href),
);
wherever('[data-print-page]', offerPrint);
wherever('[data-share]', offerShare);
openFolds();
startOffline();
// On the front page: tenders that have closed since the build.
wherever('[data-gone-at]', (item) => Date.parse(data(item, 'goneAt')) > Date.now() || item.remove());
// A reader who saves data pays for nothing but what they open. Browsers ought to see to that themselves; not all do.
if (savesData()) wherever('script[type=speculationrules]', (rules) => rules.remove());

function wherever<E extends HTMLElement>(selector: string, enhance: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) enhance(element);
}
