import { type HTMLElement, parse } from 'node-html-parser';

/** What stands between menu and footer of a built page: half of it, and all that is read. */
export interface BuiltMain {
  html: string;
  main: HTMLElement;
}

/** Parses the main part of a built page. */
export function mainOf(page: string): BuiltMain {
  const html = page.slice(page.indexOf('<main'), page.lastIndexOf('</main>') + '</main>'.length);
  const main = parse(html, { comment: false }).querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return { html, main };
}

/** A page without what its components said to the search and to its text version. */
export function withoutHooks(page: string): string {
  return page.replaceAll(/ data-(?:index|text)="[a-z-]+"/g, '');
}
