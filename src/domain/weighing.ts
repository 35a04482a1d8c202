import { fill, formatDocumentDate } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import type { Office } from '../schemas/office.ts';
import { translator } from '../words/strings.ts';
import { districtIdOf, type Places } from './tract.ts';

type Weigher = Pick<Office, 'weighing' | 'seat'>;

/** Where an office weighs opium, in one line. @example 'Ramganj Mandi (2025); Chhipabarod, district Baran (2025)' */
export function weighingWords(office: Weigher, places: Places, lang: Lang): string | undefined {
  return weighingPlaces(office, places, lang).join('; ') || undefined;
}

/** The places where an office weighs opium, each with the time at which it was last named. */
export function weighingPlaces({ weighing = [], seat = '' }: Weigher, places: Places, lang: Lang): string[] {
  return weighing.map(({ place, at, seen }) => {
    const name = places.get(place)?.name[lang] ?? place;
    const district = districtIdOf(place, places);
    const isElsewhere = district !== districtIdOf(seat, places) && district !== place;
    const where = [
      name,
      ...(isElsewhere
        ? [fill(translator(lang)('weighing.district'), { district: places.get(district)?.name[lang] ?? '' })]
        : []),
      ...(at ? [at[lang]] : []),
    ].join(', ');
    return seen === undefined ? where : `${where} (${formatDocumentDate(seen, lang)})`;
  });
}
