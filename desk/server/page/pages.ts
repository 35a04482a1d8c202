import { parse } from 'yaml';
import type { Lang, Localized } from '../../../src/language/lang.ts';
import type { Desk } from '../desk.ts';

export interface PageName {
  page: string;
  title: Localized;
  shape: string;
}

/** Every page of the draft with its title. */
export function pagesOf({ drafts }: Desk): PageName[] {
  const pages = drafts.files().flatMap((path) => /^pages\/(.+)\/en\.mdx$/.exec(path)?.[1] ?? []);
  return pages.toSorted().map((page) => {
    const text = (lang: Lang) =>
      drafts.has(`pages/${page}/${lang}.mdx`) ? drafts.read(`pages/${page}/${lang}.mdx`).text : '';
    const [en, hi] = [text('en'), text('hi')];
    const title = { en: lineIn(en, 'title') ?? page, hi: lineIn(hi, 'title') ?? page };
    return { page, title, shape: lineIn(en, 'shape') ?? '' };
  });
}

/** A field of one line at the top of a page: to parse all fields of all pages would take seconds. */
function lineIn(text: string, field: string): string | undefined {
  const line = new RegExp(`^${field}: (.+)$`, 'm').exec(text)?.[1];
  if (line === undefined) return undefined;
  try {
    const value: unknown = parse(line);
    return typeof value === 'string' ? value : line;
  } catch {
    return line;
  }
}
