import { fill, formatMoment } from '../../language/format.ts';
import { isLang, type Localized } from '../../language/lang.ts';
import { nowInIndia } from '../../lib/indian-date.ts';
import { offlinePath } from '../../addresses/offline.ts';

/** Why a copy, or no page at all, is shown. */
export type Reason = 'offline' | 'slow' | 'missing';

/** The words of the line in one language: one sentence for each reason, and the link behind it. */
export type LineWords = Record<Reason | 'link', string>;

/** A cached page with the line that says so, in the language of the page. The value is the day of the copy, or the missing address. */
export function withLine(html: string, words: Localized<LineWords>, reason: Reason, value: Date | string): string {
  const [, pageLang] = /<html lang="(\w+)"/.exec(html) ?? [];
  const lang = isLang(pageLang) ? pageLang : 'en';
  const { [reason]: sentence, link } = words[lang];
  const values = typeof value === 'string' ? { address: value } : { date: formatMoment(nowInIndia(value), lang) };
  const line = `<div data-copy-line="${reason}"><p class="page-width">${escaped(fill(sentence, values))} <a href="${offlinePath(lang)}">${escaped(link)}</a></p></div>`;
  // A function, because dollar signs in a replacement text are special.
  return html.replace(/<main\b[^>]*>/, (main) => main + line);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
