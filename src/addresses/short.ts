import { createHash } from 'node:crypto';
import { langOf } from '../language/twin.ts';

/** First part of a short address: `/e/` in English, `/h/` in Hindi. */
const LETTERS = { en: 'e', hi: 'h' };

/** Five figures, which are typed alike on every keyboard. They follow from the address alone, so that what was printed stays right. */
function shortCode(address: string): string {
  const mark = createHash('sha256').update(address.toLowerCase()).digest().readUIntBE(0, 6);
  return String(10_000 + (mark % 90_000));
}

/** The short address of a page, for paper. @example shortPath('/hi/opium/overview/') // '/h/48213' */
export function shortPath(path: string): string {
  const lang = langOf(path);
  if (!lang) throw new Error(`${path} is no address of a page.`);
  return `/${LETTERS[lang]}/${shortCode(path.slice(`/${lang}/`.length).replace(/\/$/, ''))}`;
}

/** Where short addresses lead: those of pages, and those of pages that have moved since they were printed. */
export function shortRedirects(
  pages: readonly { path: string }[],
  moved: readonly { from: string; to: string }[],
): [from: string, to: string][] {
  const old = moved.filter(({ from }) => from.endsWith('/') && langOf(from));
  return [
    ...old.map(({ from, to }): [string, string] => [shortPath(from), to]),
    ...pages.map(({ path }): [string, string] => [shortPath(path), path]),
  ];
}
