import type { Lang } from '../language/lang.ts';

const NUMBER: Record<Lang, string> = {
  en: String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen`,
  hi: String.raw`\d+|दो|तीन|चार|पांच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|पंद्रह|बीस`,
};
/** What the registers list, several of them. */
const THINGS: Record<Lang, string> = {
  en: 'releases|notifications|tenders|auctions|circulars|office orders|orders|instructions|seniority lists|events|policies|records|entries',
  hi: 'विज्ञप्तियां|विज्ञप्तियों|अधिसूचनाएं|अधिसूचनाओं|निविदाएं|निविदाओं|नीलामियां|परिपत्र|परिपत्रों|आदेशों|अनुदेशों|वरिष्ठता सूचियां|कार्यक्रमों|नीतियां|नीतियों|अभिलेखों|अभिलेख|प्रविष्टियां|प्रविष्टियों',
};

const PATTERNS: Record<Lang, RegExp> = {
  en: new RegExp(
    String.raw`(?<![\w.,-])(?:${NUMBER.en}) (?:(?:media|press|open|active|new|recent|older) )?(?:${THINGS.en})\b`,
    'i',
  ),
  hi: new RegExp(
    String.raw`(?<![\p{L}\p{M}\d.,-])(?:${NUMBER.hi}) (?:(?:नई|नए|मीडिया|प्रेस|खुली) )?(?:${THINGS.hi})(?![\p{L}\p{M}])`.normalize(
      'NFC',
    ),
    'u',
  ),
};

/** Where a text counts the records of a list. @example countIn('Read the three releases below.', 'en') // 'three releases' */
export function countIn(text: string, lang: Lang): string | undefined {
  return PATTERNS[lang].exec(text.normalize('NFC'))?.[0];
}
