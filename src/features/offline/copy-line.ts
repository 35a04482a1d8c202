import { fill, formatMoment } from '../../language/format.ts';
import { isLang, type Lang, type Localized } from '../../language/lang.ts';
import { nowInIndia } from '../../lib/indian-date.ts';
import { offlinePath } from '../../addresses/offline.ts';

/** Why a copy, or no page at all, is shown. */
export type Reason = 'offline' | 'slow' | 'missing';

/** The words of the line in one language: one sentence for each reason, and the link behind it. */
export type LineWords = Record<Reason | 'link', string>;

/** A kept page with the line that says so, in the language of the page. */
export function withLine(html: string, words: Localized<LineWords>, reason: Reason, value: Date | string): string {
  const lang = languageOf(html);
  // A function, because a text to put in would have its dollar signs read.
  return html.replace(/<main\b[^>]*>/, (main) => main + line(words[lang], lang, reason, value));
}

function line(words: LineWords, lang: Lang, reason: Reason, value: Date | string): string {
  const text = escaped(
    fill(words[reason], {
      date: typeof value === 'string' ? '' : formatMoment(nowInIndia(value), lang),
      address: typeof value === 'string' ? value : '',
    }),
  );
  return `<div data-copy-line="${reason}"><p class="page-width">${text} <a href="${offlinePath(lang)}">${escaped(words.link)}</a></p></div>`;
}

function languageOf(html: string): Lang {
  const [, lang] = /<html lang="(\w+)"/.exec(html) ?? [];
  return isLang(lang) ? lang : 'en';
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
