/** What can be wrong with the letters of a text, whatever it says. */
export type Slip = 'invisible' | 'no-break' | 'mojibake' | 'mixed' | 'look-alike' | 'pipe';

/** Roman numerals of clauses, as in "(viiक)", join Latin and Devanagari letters. */
const CLAUSE = /\([ivx]+[क-ह]\)/g;

const PATTERNS: [Slip, RegExp][] = [
  // Joiners (200C, 200D) shape Hindi letters; elsewhere nobody sees them.
  [
    'invisible',
    /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|(?<![\u0900-\u097F])[\u200C\u200D]|[\u200C\u200D](?![\u0900-\u097F])/u,
  ],
  ['no-break', /\d[\u00A0\u2007\u202F]\d/u],
  ['mojibake', /à[¤¥]|â€|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|ï»¿|\uFFFD/u],
  ['mixed', /[A-Za-z][\u0900-\u0963]|[\u0900-\u0963][A-Za-z]/u],
  // Cyrillic or Greek letters inside a word; alpha and beta of chemistry stand before a hyphen, mu before a unit.
  [
    'look-alike',
    /[\u0400-\u04FF]|[A-Za-z][\u0370-\u03BB\u03BD-\u03FF]|[\u0370-\u03BB\u03BD-\u03FF][A-Za-z]|[\u0900-\u0963]\s?[lI](?=\s|$)/u,
  ],
  ['pipe', /[\u0900-\u0963)”’]\s*[|¦]/u],
];

/** Any of them: most texts have none. */
const ANY = new RegExp(PATTERNS.map(([, { source }]) => source).join('|'), 'u');

/** Every kind of slip in a text, once, with what stands around it. */
export function slipsIn(text: string): { slip: Slip; found: string }[] {
  if (!ANY.test(text)) return [];
  const plain = text.replace(CLAUSE, '');
  return PATTERNS.flatMap(([slip, pattern]) => {
    const match = pattern.exec(plain);
    return match ? [{ slip, found: shown(wordsAround(plain, match)) }] : [];
  });
}

/** Tags and entities of HTML, which would be printed as they stand. */
export function markupIn(text: string): string | undefined {
  return /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d+);/i.exec(text)?.[0];
}

/** The words in which something was found. */
function wordsAround(text: string, { index, 0: found }: RegExpExecArray): string {
  const end = text.indexOf(' ', index + found.length);
  return text.slice(text.lastIndexOf(' ', index) + 1, end < 0 ? undefined : end).slice(0, 40);
}

/** Invisible characters by their names. @example shown('a\u200Bb') // 'a[U+200B]b' */
function shown(text: string): string {
  return text.replace(
    /[\u0080-\u00A0\u00AD\u2007\u200B-\u200F\u202A-\u202F\u2060-\u2069\uFEFF]/gu,
    (letter) => `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}
