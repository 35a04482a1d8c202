import type { Lang } from '../language/lang.ts';

/** What is counted on the site, as many. No Hindi nouns such as जिले: “1 जिले में” is right. */
const MANY: Record<Lang, string> = {
  en: 'changes columns days districts documents drugs entries files forms hours lists months names notifications offices orders pages people persons pictures plots posts records releases results rows rules sections states steps substances suggestions tehsils tenders villages weeks years',
  hi: 'अधिसूचनाएं कंपनियां गोलियां तहसीलें धाराएं निविदाएं पंक्तियां प्रतियां प्रविष्टियां मात्राएं विज्ञप्तियां शर्तें श्रेणियां सूचियां',
};
const anyOf = (words: string) => `(?:${words.normalize('NFC').replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`;

/** “1 records”; not “31 rows”, “2.1 days”, “section 1 lists” or “page 1 names”. */
const ONE_OF_MANY: Record<Lang, RegExp> = {
  en: new RegExp(
    `(?<![\\p{L}\\p{N}][.,/-]?|\\b(?:section|rule|clause|column|form|page|part|note|schedule|step|table) )1 ${anyOf(MANY.en)}`,
    'giu',
  ),
  hi: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}][.,/-]?)1 ${anyOf(MANY.hi)}`, 'gu'),
};

const NUMBER = String.raw`\d{1,3}[A-Z]{0,2}(?:\([a-zA-Z0-9]+\))*`;
/** “section 15, 17 and 18”; with “or” it is one of them. */
const ONE_PLACE_OF_MANY = new RegExp(
  `\\b(?:section|rule|article) ${NUMBER}(?:(?:, ${NUMBER})+(?! or | \\p{L}|[\\d/-]|, ${NUMBER})|(?:, ${NUMBER})* (?:and|to) ${NUMBER}(?! \\p{L}|[\\d/-]))`,
  'giu',
);

/** Where a noun does not fit the numbers beside it: “1 records”, “1 पंक्तियां”, “section 15, 17 and 18”. */
export function oddNumbers(text: string, lang: Lang): string[] {
  const whole = text.normalize('NFC');
  const places = lang === 'en' ? (whole.match(ONE_PLACE_OF_MANY) ?? []) : [];
  return [...(whole.match(ONE_OF_MANY[lang]) ?? []), ...places];
}
