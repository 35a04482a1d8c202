import { EMBEDS } from './datasets.ts';
import { NAMES_OF_PEOPLE } from './names-of-people.ts';

/** The name of the text version of a page, beside the page. */
export const TEXT_FILE = 'index.md';

/** How the addresses of text versions end. Search engines are sent to the pages instead. */
export const TEXT_VERSIONS = /\/index\.md$/;

/** Where the words of a page stand as Markdown. @example textPath('/en/opium/overview/') // '/en/opium/overview/index.md' */
export function textPath(page: string): string {
  return page + TEXT_FILE;
}

/**
 * Whether a page has a text version: all but those with the names of people, who are not to be copied in bulk, and tables within other
 * websites, which are on their own pages.
 */
export function hasTextVersion(page: string): boolean {
  return !NAMES_OF_PEOPLE.test(page) && !EMBEDS.test(page);
}
