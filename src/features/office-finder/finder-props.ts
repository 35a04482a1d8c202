import { recordOf } from '../../lib/record-of.ts';
import type { Catalogue } from '../../content/load.ts';
import { fill } from '../../language/format.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { HEADQUARTERS, type Office, type OfficeUnit } from '../../schemas/office.ts';
import type { OfficePlace } from '../../schemas/office-place.ts';

/** Everything the finder and the list of places show, in one language and finished; the browser gets no string table. */
export interface FinderProps {
  places: FinderPlace[];
  /** By id; the id is also its place on the page. */
  offices: Record<string, FinderOffice>;
  /** Telephone numbers of the headquarters, for offices without any. */
  headquartersPhones: string[];
  words: FinderWords;
}

export interface FinderPlace {
  id: string;
  name: string;
  /** “Tehsil, district Neemuch, Madhya Pradesh unit” */
  about: string;
  /** In both languages, to find it by. */
  names: string[];
  /** Id of the district in which it lies. */
  district: string | undefined;
  unit: OfficeUnit;
  offices: string[];
  /** Office of the Deputy Narcotics Commissioner above them; none at the headquarters. */
  unitOffice: string | undefined;
  note: string | undefined;
}

export interface FinderOffice extends Pick<Office, 'phones' | 'emails'> {
  name: string;
  address: string | undefined;
  area: string | undefined;
  doubt: string | undefined;
}

export type FinderWords = ReturnType<typeof wordsIn>;

type OfficeContent = Pick<Catalogue, 'offices' | 'officePlaces'>;

export function finderProps({ offices, officePlaces }: OfficeContent, lang: Lang): FinderProps {
  const t = translator(lang);
  const unitOffice = (unit: OfficeUnit) =>
    [...offices].find(([, office]) => office.kind === 'unit-office' && office.unit === unit)?.[0];
  const places = [...officePlaces].map(([id, place]): FinderPlace => {
    const district = place.district === undefined ? place : officePlaces.get(place.district)!;
    const unit = district.unit!;
    return {
      id,
      name: place.name[lang],
      about: fill(t(`officeFinder.about.${place.kind}`), { district: district.name[lang], unit: t(`office.${unit}`) }),
      names: namesOf(place),
      district: place.district,
      unit,
      offices: place.offices,
      unitOffice: unitOffice(unit),
      note: place.note?.[lang],
    };
  });
  const shown = new Set(places.flatMap((place) => [...place.offices, place.unitOffice ?? []].flat()));
  return {
    places,
    offices: recordOf([...shown], (id) => inShort(offices.get(id)!, lang)),
    headquartersPhones: offices.get(HEADQUARTERS)!.phones,
    words: wordsIn(lang),
  };
}

function inShort({ name, address, area, toConfirm, phones, emails }: Office, lang: Lang): FinderOffice {
  return {
    name: name[lang],
    address: address?.[lang],
    area: area?.[lang],
    doubt: toConfirm?.[lang],
    phones,
    emails,
  };
}

function namesOf({ name, otherNames }: OfficePlace): string[] {
  return [name, ...otherNames].flatMap((each) => LANGS.map((lang) => each[lang]));
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'officeFinder');
  return {
    ...own('form', 'label', 'hint', 'find', 'missing', 'like', 'same', 'near', 'noneOfThese', 'nothing'),
    nothingHelp: [t('officeFinder.nothing.spelling'), t('officeFinder.nothing.law')],
    allPlaces: t('officeFinder.all'),
    ...own('headquarters', 'several', 'noOffice', 'above', 'place'),
    ...labelsIn(lang, 'directory')('office', 'address', 'area', 'phone', 'email', 'noContact', 'toConfirm'),
  };
}
