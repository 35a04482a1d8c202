import { isLang, type Lang } from './lang.ts';

/** The language of the page that is being written, for a part of MDX: prose cannot hand it down, so it comes from the address. */
export function langOfPage(lang: string | undefined, part: string): Lang {
  if (!isLang(lang)) throw new Error(`<${part} /> needs a page in a language.`);
  return lang;
}
