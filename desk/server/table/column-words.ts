import type { Localized } from '../../../src/language/lang.ts';

/** Headings of columns that no file of the content names: those of lists of cultivators, of substances, and what every table may have. */
export const COLUMN_WORDS: Record<string, Localized> = {
  from: { en: 'Holds since', hi: 'कब से लागू' },
  until: { en: 'Held until', hi: 'कब तक लागू रहा' },
  source: { en: 'Sources', hi: 'स्रोत' },
  note: { en: 'Note', hi: 'टिप्पणी' },
  to_confirm: { en: 'Not certain, because', hi: 'निश्चित नहीं, क्योंकि' },
  category: { en: 'Category', hi: 'श्रेणी' },
  office: { en: 'Office', hi: 'कार्यालय' },
  policy: { en: 'Policy', hi: 'नीति' },
  serial: { en: 'Serial number', hi: 'क्रम संख्या' },
  name: { en: 'Name', hi: 'नाम' },
  guardian: { en: 'Father or husband', hi: 'पिता या पति' },
  village: { en: 'Village', hi: 'गांव' },
  tehsil: { en: 'Tehsil', hi: 'तहसील' },
  area_are: { en: 'Area in are', hi: 'क्षेत्र (आरी)' },
  id: { en: 'Short name in addresses', hi: 'पते में छोटा नाम' },
  rule: { en: 'Class in the table of rules', hi: 'नियमों की तालिका में वर्ग' },
  records: { en: 'Records', hi: 'अभिलेख' },
  substance: { en: 'Substance', hi: 'पदार्थ' },
  kind: { en: 'Kind of name', hi: 'नाम का प्रकार' },
};

export const TITLES: Record<string, Localized> = {
  'substance-names.csv': { en: 'Names that people use for substances', hi: 'पदार्थों के प्रचलित नाम' },
  cultivators: { en: 'Lists of cultivators', hi: 'काश्तकारों की सूचियां' },
};

export const CATEGORY_WORDS: Record<string, Localized> = {
  eligible: { en: 'eligible', hi: 'पात्र' },
  ineligible: { en: 'ineligible', hi: 'अपात्र' },
  gum: { en: 'gum (with lancing)', hi: 'गोंद (चीरे के साथ)' },
  straw: { en: 'straw (without lancing)', hi: 'भूसा (बिना चीरे)' },
};

const LANGUAGE: Record<string, Localized> = {
  en: { en: 'English', hi: 'अंग्रेजी' },
  hi: { en: 'Hindi', hi: 'हिंदी' },
};

/** A heading with its unit and, of words, its language. */
export function heading(label: Localized, unit?: Localized, lang?: string): Localized {
  const words = lang === undefined ? undefined : LANGUAGE[lang];
  const rest = (desk: 'en' | 'hi') => [unit?.[desk], words?.[desk]].filter(Boolean).join(', ');
  const whole = (desk: 'en' | 'hi') => (rest(desk) ? `${label[desk]} (${rest(desk)})` : label[desk]);
  return { en: whole('en'), hi: whole('hi') };
}
