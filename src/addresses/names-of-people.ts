import { LANGS } from '../language/lang.ts';
import { yearPath } from './cultivator-lists.ts';

/** Addresses of pages and files that hold the names of people. They are for readers, not for search engines. */
export const NAMES_OF_PEOPLE = /^\/(en|hi)\/(data\/cultivators|opium\/Eligible\/[\d-]+)\//;

/** What search engines are told about them. */
export const KEEP_OUT = 'noindex, noarchive';

/** What these addresses begin with, for those who go by lists and know no patterns. */
export function namesOfPeople(lists: readonly { cropYear: string }[]): string[] {
  return LANGS.flatMap((lang) => [
    `/${lang}/data/cultivators/`,
    ...lists.map(({ cropYear }) => yearPath(cropYear, lang)),
  ]);
}
