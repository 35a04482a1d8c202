import type { Lang } from '../language/lang.ts';
import type { CropKind } from '../schemas/crop-calendar.ts';
import { addressOf } from './site-plan.ts';

/** The page on which cultivators choose their office and kind. */
export const MY_CROP_YEAR = 'opium/overview/my-crop-year';

/** Names an office and a kind, also on the reader's device. @example yearKey('doo-kota', 'gum') // 'doo-kota/gum' */
export function yearKey(office: string, kind: CropKind): string {
  return `${office}/${kind}`;
}

/** The crop year of an office and kind. @example yearPath('doo-kota', 'gum', 'hi') // '/hi/opium/overview/my-crop-year/doo-kota/gum/' */
export function yearPath(office: string, kind: CropKind, lang: Lang): string {
  return `/${lang}/${addressOf(MY_CROP_YEAR)}/${yearKey(office, kind)}/`;
}

/** What the front page shows of every office and kind, in one file: nobody learns which one a reader has chosen. */
export function yearsFilePath(lang: Lang): string {
  return `/${lang}/data/my-crop-year.html`;
}

/** The calendar file of a crop year. @example yearCalendarPath('doo-kota', 'gum', 'hi') // '/hi/calendar/crop-year/doo-kota-gum.ics' */
export function yearCalendarPath(office: string, kind: CropKind, lang: Lang): string {
  return `/${lang}/calendar/crop-year/${yearName(office, kind)}.ics`;
}

export function yearName(office: string, kind: CropKind): string {
  return `${office}-${kind}`;
}
