import type { HTMLElement } from 'node-html-parser';

/** What components say to the text version, removed from the published pages: `off` leaves an element out, `keep` keeps a list of links. */
export const TEXT_HOOK = 'data-text';

const NOT_READ = new Set(
  'SCRIPT STYLE TEMPLATE NOSCRIPT BUTTON INPUT SELECT TEXTAREA LABEL DATALIST PROGRESS OPTION'.split(' '),
);

const TELLING = /hidden|data-(?:text|print|month)/;

/** What nobody hears who has the page read out, and what only works on the page itself. */
export function isLeftOut(element: HTMLElement): boolean {
  const { tagName } = element;
  if (NOT_READ.has(tagName)) return true;
  // Reading the attributes of all elements takes long, and few have one of these.
  if (!TELLING.test(element.rawAttrs)) return tagName === 'NAV';
  const hook = element.getAttribute(TEXT_HOOK);
  return (
    (tagName === 'NAV' && hook !== 'keep') ||
    hook === 'off' ||
    element.hasAttribute('hidden') ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.getAttribute('data-print') === 'only' ||
    // Of twelve months the page shows one.
    (element.hasAttribute('data-month') && !element.hasAttribute('data-shown'))
  );
}
