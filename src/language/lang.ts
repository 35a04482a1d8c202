/** The two languages of the site, in the order in which they are offered. */
export const LANGS = ['en', 'hi'] as const;
export type Lang = (typeof LANGS)[number];

/** One piece of text in both languages; neither may be missing. */
export type Localized<T = string> = Record<Lang, T>;

/** Regional forms for `Intl`, Open Graph and sitemaps. */
export const LOCALES: Localized = { en: 'en-IN', hi: 'hi-IN' };

export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value);
}

/** The language that is not this one. */
export function otherLang(lang: Lang): Lang {
  return lang === 'en' ? 'hi' : 'en';
}
