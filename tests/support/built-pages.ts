import { existsSync, readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Lang } from '../../src/i18n/lang.ts';
import { everyPage, type Route } from '../../src/routes.ts';

export interface BuiltPage {
  route: Route;
  lang: Lang;
  path: string;
  html: string;
  root: HTMLElement;
}

let pages: BuiltPage[] | undefined;

/** Every built page, read and parsed once. */
export function everyBuiltPage(): BuiltPage[] {
  pages ??= everyPage().map(({ route, lang, path }) => ({ route, lang, path, ...builtHtml(`dist${path}index.html`) }));
  return pages;
}

export function builtPage(path: string): BuiltPage {
  const page = everyBuiltPage().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not a page of the route table.`);
  return page;
}

export function builtHtml(file: string): { html: string; root: HTMLElement } {
  const html = readFileSync(file, 'utf8');
  return { html, root: parse(html, { comment: false }) };
}

/** The file behind an address of the site, if there is one. */
export function fileAt(pathname: string): string | undefined {
  return [`dist${pathname}`, `dist${pathname}index.html`].find((file) => !file.endsWith('/') && existsSync(file));
}

/** Text as a reader sees it: entities decoded, white space folded. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.text ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}
