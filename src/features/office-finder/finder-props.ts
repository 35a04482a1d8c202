import type { Catalogue } from '../../content/load.ts';
import { doubtId } from '../../domain/page-notes.ts';
import { TRACTS_TABLE, tractRow } from '../../domain/tract.ts';
import { weighingWords } from '../../domain/weighing.ts';
import { fill } from '../../language/format.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { mapHref } from '../../lib/map-href.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { HEADQUARTERS, type Office, type OfficeUnit } from '../../schemas/office.ts';
import type { OfficePlace } from '../../schemas/office-place.ts';

/** Everything the finder and the list of places show, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;
export type FinderPlace = FinderProps['places'][number];
export type FinderOffice = ReturnType<typeof inShort> & { weighing: string | undefined };

export type OfficeContent = Pick<Catalogue, 'offices' | 'officePlaces'> & Partial<Pick<Catalogue, 'tables'>>;

export function finderProps({ offices, officePlaces, tables }: OfficeContent, lang: Lang) {
  const t = translator(lang);
  const unitOffice = (unit: OfficeUnit) =>
    [...offices].find(([, office]) => office.kind === 'unit-office' && office.unit === unit)?.[0];
  const notesOf = ({ kind, name, note }: OfficePlace) => {
    const ofTract = kind === 'district' ? tractRow(tables?.get(TRACTS_TABLE), name)?.row.note : undefined;
    return [ofTract?.[lang], note?.[lang]].filter(Boolean).join(' ') || undefined;
  };
  const places = [...officePlaces].map(([id, place]) => {
    const district = officePlaces.get(place.district ?? id) ?? place;
    const unit = district.unit ?? HEADQUARTERS;
    return {
      id,
      name: place.name[lang],
      /** “Tehsil, district Neemuch, Madhya Pradesh unit” */
      about: fill(t(`officeFinder.about.${place.kind}`), { district: district.name[lang], unit: t(`office.${unit}`) }),
      /** In both languages, to find it by. */
      names: namesOf(place),
      /** Id of the district in which it lies. */
      district: place.district,
      unit,
      offices: place.offices,
      /** Office of the Deputy Narcotics Commissioner above them; none at the headquarters. */
      unitOffice: unitOffice(unit),
      note: notesOf(place),
    };
  });
  const shown = new Set(places.flatMap((place) => [...place.offices, place.unitOffice ?? []].flat()));
  return {
    places,
    /** By id; the id is also its place on the page. */
    offices: Object.fromEntries(
      [...shown].flatMap((id): [string, FinderOffice][] => {
        const office = offices.get(id);
        return office
          ? [[id, { ...inShort(id, office, lang), weighing: weighingWords(office, officePlaces, lang) }]]
          : [];
      }),
    ),
    /** Telephone numbers of the headquarters, for offices without any. */
    headquartersPhones: offices.get(HEADQUARTERS)?.phones ?? [],
    words: wordsIn(lang),
  };
}

function inShort(id: string, { name, address, area, toConfirm, phones, emails }: Office, lang: Lang) {
  return {
    name: name[lang],
    address: address?.[lang],
    area: area?.[lang],
    /** The sign of what is not certain about it. */
    doubt: toConfirm && {
      about: doubtId('office', id),
      label: fill(translator(lang)('doubt.mark'), { what: name[lang] }),
    },
    map: address && mapHref([name.en, address.en].join(', ')),
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
    change: t('tool.change'),
    ...own('headquarters', 'several', 'noOffice', 'above', 'place'),
    ...labelsIn(lang, 'directory')('office', 'address', 'area', 'weighing', 'phone', 'email', 'noContact', 'map'),
    newTab: t('link.newTab'),
  };
}
