import { LANGS, type Lang, type Localized } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import type { Cell } from '../../schemas/table.ts';

/** Between several values of one cell. */
const BETWEEN = '; ';

/** A cell with words in both languages; files keep plain spaces. Nothing where there are no words. */
export function wordsCell(words: Localized | undefined): Cell {
  return words ? bothCell((lang) => words[lang]) : null;
}

/** The same, of words that are made for each language. */
export function bothCell(wordsOf: (lang: Lang) => string): Cell {
  const words = fromKeys(LANGS, (lang) => wordsOf(lang).replaceAll('\u00A0', ' '));
  return words.en === '' ? null : words;
}

/** Several words in one cell. */
export function listCell(list: readonly Localized[] | undefined): Cell {
  return bothCell((lang) => (list ?? []).map((each) => each[lang]).join(BETWEEN));
}

/** Several codes, numbers or addresses in one cell. */
export function codesCell(codes: readonly (string | number)[] | undefined): Cell {
  return codes && codes.length > 0 ? codes.join(BETWEEN) : null;
}
