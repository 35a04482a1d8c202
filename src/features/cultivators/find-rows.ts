import { DEVANAGARI } from '../../language/devanagari.ts';
import type { Lang } from '../../language/lang.ts';
import { latinDigits } from '../../text/fold-words.ts';
import type { ListColumns } from '../../addresses/cultivator-lists.ts';

/** Rows shown at a time. */
export const PAGE_SIZE = 50;

/** Nasal letters before a letter of their own class: हिन्दी and हिंदी are one word. */
const NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])|ँ/g;

/** A name without the differences that spelling allows. */
export function foldName(text: string): string {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u093C\u200C\u200D]/g, '')
    .normalize('NFC')
    .replace(NASAL, 'ं');
  return latinDigits(folded);
}

/** True when words are written in letters that the list of this language does not have, so that its twin is needed too. */
export function needsOtherScript(words: string, lang: Lang): boolean {
  return lang === 'en' ? DEVANAGARI.test(words) : /[a-z]/i.test(words);
}

/** What is searched of each row: name, guardian and village, and the same without spaces (रामलाल, राम लाल). */
export function haystacksOf({ name, guardian, village }: ListColumns): string[] {
  return name.map((each, row) => {
    const text = foldName(`${each}\n${guardian[row]}\n${village[row]}`);
    return `${text}\n${text.replaceAll(' ', '')}`;
  });
}

/** Rows that hold all the words, in either of the lists, as positions in the list. */
export function findRows(words: string, lists: string[][]): number[] {
  const parts = foldName(words).split(/\s+/).filter(Boolean);
  const rows = [...(lists[0]?.keys() ?? [])];
  return rows.filter((row) => parts.every((part) => lists.some((list) => list[row]?.includes(part))));
}

/** One page of the rows; a page that does not exist becomes the nearest that does. */
export function pageOf<T>(rows: T[], asked: number): { page: number; pages: number; rows: T[] } {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
