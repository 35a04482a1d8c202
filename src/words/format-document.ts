import type { DocumentFile } from '../files/document-file.ts';
import { formatNumber } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import { translator } from './strings.ts';

const KB = 1024;

/**
 * What a reader wants to know before opening a document.
 * @example describeDocument(file, 'en') // 'PDF, 48 KB, 1 page, English and Hindi'
 */
export function describeDocument(file: DocumentFile, lang: Lang): string {
  const t = translator(lang);
  return [
    t('format.PDF'),
    formatBytes(file.bytes, lang),
    file.pages !== undefined &&
      `${formatNumber(file.pages, lang)} ${t(isOne(file.pages) ? 'document.page' : 'document.pages')}`,
    describeLanguages(file.languages, lang),
    howToRead(file, lang),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a reader who listens must know beforehand: nothing for a document that is prepared for it. */
export function howToRead(
  { isScan, isTagged }: Pick<DocumentFile, 'isScan' | 'isTagged'>,
  lang: Lang,
): string | undefined {
  if (isScan) return translator(lang)('document.scan');
  return isTagged ? undefined : translator(lang)('document.untagged');
}

/** Languages of a text. @example describeLanguages(['en', 'hi'], 'en') // 'English and Hindi' */
export function describeLanguages(languages: Lang[], lang: Lang): string {
  const [only, second] = languages;
  return only ? translator(lang)(`languageName.${second ? 'both' : only}`) : '';
}

/** Size of a file; one decimal below 10. @example formatBytes(1_300_000, 'hi') // '1.2 एमबी' */
export function formatBytes(bytes: number, lang: Lang): string {
  const t = translator(lang);
  const kilobytes = bytes / KB;
  if (kilobytes < 999.5) return `${formatNumber(Math.max(rounded(kilobytes), 0.1), lang)} ${t('document.kb')}`;
  return `${formatNumber(rounded(kilobytes / KB), lang)} ${t('document.mb')}`;
}

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

function isOne(count: number): boolean {
  return count === 1;
}
