import type { Lang } from '../../src/language/lang.ts';

/** A row of the penalties as the figures and words in its cells say it, in the form of `tests/expected/law/penalties.yaml`. */
export interface Penalty {
  section: string;
  band?: string;
  rigorous?: true;
  term?: [number, number];
  fine?: [number, number] | 'open';
  with?: 'and' | 'or';
  higher?: true;
  same?: true;
  half?: true;
  times?: number;
  death?: true;
  barred?: true;
  none?: true;
}

const BANDS: Record<Lang, [RegExp, string][]> = {
  en: [
    [/^Small quantity/, 'small'],
    [/^Between small and commercial/, 'between'],
    [/^Commercial quantity/, 'commercial'],
  ],
  hi: [
    [/^अल्प मात्रा/, 'small'],
    [/^अल्प और वाणिज्यिक के बीच/, 'between'],
    [/^वाणिज्यिक मात्रा/, 'commercial'],
  ],
};

const WORDS = {
  en: {
    rigorous: /rigorous imprisonment/i,
    and: /^and /,
    or: /^or .*, or both$/,
    higher: /the court may go higher for recorded reasons$/,
    open: /fine without a fixed amount/,
    same: /as for the/,
    half: /half the minimum to half the maximum/,
    death: /death penalty is possible, but not mandatory/,
    barred: /^Barred .* except section 27$/,
    none: /^No (term|fine) of its own$/,
  },
  hi: {
    rigorous: /कठोर कारावास/,
    and: /^और /,
    or: /^या .*, या दोनों$/,
    higher: /कारण दर्ज करके न्यायालय अधिक भी लगा सकता है$/,
    open: /जुर्माना, जिसकी राशि तय नहीं/,
    same: /वही जो .* का है/,
    half: /न्यूनतम (अवधि )?के आधे से अधिकतम (अवधि )?के आधे तक/,
    death: /मृत्यु दंड संभव है, पर अनिवार्य नहीं/,
    barred: /^धारा 27 को छोड़कर .* वर्जित$/,
    none: /^अप(नी कोई अवधि|ना कोई जुर्माना) नहीं$/,
  },
} satisfies Record<Lang, Record<string, RegExp>>;

/** Letters of Hindi clauses and what they stand for in English. */
const LETTERS: Record<string, string> = {
  '(क)': '(a)',
  '(ख)': '(b)',
  '(ग)': '(c)',
  '(अ)': '(A)',
  '(आ)': '(B)',
  '(इ)': '(C)',
};

/** Reads the four cells of a row: band or offence, imprisonment, fine, section. */
export function readPenalty([head, imprisonment, fine, section]: string[], lang: Lang): Penalty {
  const words = WORDS[lang];
  const inBoth = (pattern: RegExp) => pattern.test(imprisonment!) && pattern.test(fine!);
  const band = BANDS[lang].find(([pattern]) => pattern.test(head!))?.[1];
  const penalty: Penalty = { section: sectionIn(section!, lang) };
  if (band) penalty.band = band;
  if (words.rigorous.test(imprisonment!)) penalty.rigorous = true;
  if (inBoth(words.same)) return { ...penalty, same: true };
  if (words.death.test(imprisonment!)) return { ...penalty, death: true };
  if (words.barred.test(imprisonment!)) return { ...penalty, barred: true };
  if (inBoth(words.none)) return { ...penalty, none: true };
  if (words.and.test(fine!)) penalty.with = 'and';
  if (words.or.test(fine!)) penalty.with = 'or';
  if (words.higher.test(fine!)) penalty.higher = true;
  if (inBoth(words.half)) return { ...penalty, half: true };
  const times = [imprisonment!, fine!].map((cell) => /([\d.]+) (?:times|गुना)/.exec(cell)?.[1]);
  if (times[0] && times[0] === times[1]) return { ...penalty, times: Number(times[0]) };
  penalty.term = monthsIn(imprisonment!);
  penalty.fine = words.open.test(fine!) ? 'open' : rupeesIn(fine!);
  return penalty;
}

/** @example sectionIn('धारा 25क', 'hi') // '25A' */
export function sectionIn(cell: string, lang: Lang): string {
  if (lang === 'en') return cell.replace(/^sections? /, '');
  return cell
    .replace(/^धारा /, '')
    .replace(' और ', ' and ')
    .replace(/\([कखगअआइ]\)/g, (letter) => LETTERS[letter]!)
    .replace(/(\d)क/g, '$1A')
    .replace(/(\d)ख/g, '$1B');
}

/** "up to 6 months", "10 से 20 वर्ष" */
function monthsIn(cell: string): [number, number] {
  const [, from, to, unit] = /(?:(\d+) (?:to|से) )?(\d+) (years?|months?|वर्ष|माह)/.exec(cell) ?? [];
  const isLimit = from === undefined && (cell.includes('up to ') || cell.includes(`${unit} तक`));
  const months = /year|वर्ष/.test(unit ?? '') ? 12 : 1;
  if (!isLimit && from === undefined) throw new Error(`No limit is said in “${cell}”.`);
  return [Number(from ?? 0) * months, Number(to) * months];
}

/** "up to Rs. 10,000", "1 लाख रुपये से 2 लाख रुपये" */
function rupeesIn(cell: string): [number, number] {
  const amounts = [...cell.matchAll(/Rs\. ([\d,]+)( lakh)?|([\d,]+)( लाख)? रुपये/g)].map(
    ([, en, enLakh, hi, hiLakh]) => Number((en ?? hi)!.replaceAll(',', '')) * (enLakh || hiLakh ? 100_000 : 1),
  );
  const isLimit = /up to Rs|रुपये तक/.test(cell);
  if (amounts.length !== (isLimit ? 1 : 2)) throw new Error(`No clear amount is said in “${cell}”.`);
  return isLimit ? [0, amounts[0]!] : [amounts[0]!, amounts[1]!];
}
