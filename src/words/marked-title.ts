import type { Lang } from '../language/lang.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { translator } from './strings.ts';

/** The title of a record where it stands alone, without a badge beside it: a specimen says so. */
export function markedTitle({ title, specimen }: Pick<RegisterRecord, 'title' | 'specimen'>, lang: Lang): string {
  return specimen ? `${translator(lang)('badge.specimen')}: ${title[lang]}` : title[lang];
}
