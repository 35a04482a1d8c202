import { drugsOf, QUANTITIES_TABLE } from '../../domain/drugs.ts';
import { townOf } from '../../domain/district-offices.ts';
import { allNames } from '../../domain/substance-names.ts';
import { LANGS, type Localized } from '../../language/lang.ts';
import { type Office, OFFICE_UNITS } from '../../schemas/office.ts';
import type { ThingKind } from '../../schemas/answers.ts';
import type { DraftCatalogue } from '../load.ts';

/** A name by which readers ask for things of a kind. */
export interface ThingName {
  /** As the site writes it. */
  name: Localized;
  spellings: string[];
  /** Ids of the things that it may mean. */
  things: string[];
}

/** The label in `asks` by which a thing of each kind is asked for. */
export const THING_LABELS: Record<ThingKind, string> = {
  office: '@office',
  cpio: '@cpio',
  appellate: '@appellate',
  substance: '@substance',
  quantity: '@drug',
  post: '@post',
};

type Content = Pick<DraftCatalogue, 'offices' | 'officePlaces' | 'people' | 'posts' | 'tables' | 'substances'>;

/** All names of the things of a kind. */
export function thingNames(kind: ThingKind, content: Content): ThingName[] {
  switch (kind) {
    case 'office':
      return placeNames(content, (ids) => ids);
    case 'cpio':
      return personNames(content, 'cpio');
    case 'appellate':
      return personNames(content, 'first-appellate-authority');
    case 'substance':
      return (content.substances?.rows ?? []).map((each) => ({
        name: each.name,
        spellings: distinct(allNames(each)),
        things: [each.id],
      }));
    case 'quantity':
      return drugNames(content);
    case 'post':
      return [...content.posts].map(([id, { name }]) => ({
        name,
        spellings: distinct(Object.values(name).flatMap(withoutBrackets)),
        things: [id],
      }));
  }
}

/** Towns, districts and tehsils with the offices that work there; an office with a number is known by its number too. */
function placeNames({ offices, officePlaces }: Content, meant: (ids: string[]) => string[]): ThingName[] {
  const byTown = Map.groupBy(offices, ([, office]) => plainTown(office).en);
  const ofTowns = [...byTown].map(([, entries]): ThingName => {
    const town = plainTown(entries[0]![1]);
    const place = [...officePlaces].find(([, { name }]) => name.en === town.en);
    const here = place?.[1].offices ?? [];
    const things = distinct([...here, ...entries.map(([id]) => id)]);
    const more = place?.[1].otherNames.flatMap((name) => Object.values(name)) ?? [];
    return { name: town, spellings: distinct([...Object.values(town), ...more]), things: meant(things) };
  });
  const ofPlaces = [...officePlaces.values()]
    .filter(({ name, offices: own }) => own.length > 0 && !byTown.has(name.en))
    .map(({ name, otherNames, offices: own }) => ({
      name,
      spellings: distinct([name, ...otherNames].flatMap((each) => Object.values(each))),
      things: meant(own),
    }));
  const ofDivisions = [...offices].flatMap(([id, office]): ThingName[] => {
    const number = /\b(I{1,3})$/.exec(office.name.en)?.[1]?.length;
    if (number === undefined) return [];
    const town = plainTown(office);
    const name = { en: townOf(office, 'en'), hi: townOf(office, 'hi') };
    const numbers = [String(number), ...(ORDINALS[number - 1] ?? [])];
    const spellings = LANGS.flatMap((lang) => numbers.map((each) => `${town[lang]} ${each}`));
    return [{ name, spellings: distinct([name.en, name.hi, ...spellings]), things: meant([id]) }];
  });
  const headquarters: ThingName = {
    name: { en: 'Headquarters', hi: 'मुख्यालय' },
    spellings: HEADQUARTERS_NAMES.flatMap((name) => [name, `${name} Gwalior`, `Gwalior ${name}`, `ग्वालियर ${name}`]),
    things: meant(['headquarters']),
  };
  return [...ofTowns, ...ofPlaces, ...ofDivisions, headquarters];
}

/** What readers call the headquarters, or the bureau when they want to reach it; with its town or without. */
const HEADQUARTERS_NAMES = [
  'headquarters',
  'headquarter',
  'head office',
  'HQ',
  'मुख्यालय',
  'प्रधान कार्यालय',
  'हेड ऑफिस',
  'CBN',
  'सीबीएन',
  'Central Bureau of Narcotics',
  'केंद्रीय नारकोटिक्स ब्यूरो',
  'bureau',
  'ब्यूरो',
  'narcotics department',
  'नारकोटिक्स विभाग',
];

const ORDINALS = [
  ['first', 'pratham', 'प्रथम'],
  ['second', 'dwitiya', 'द्वितीय'],
  ['third', 'tritiya', 'तृतीय'],
];

/** The town of an office without the number of its division. */
function plainTown(office: Pick<Office, 'name'>): Localized {
  return {
    en: townOf(office, 'en').replace(/ I{1,3}$/, ''),
    hi: townOf(office, 'hi').replace(/ (?:प्रथम|द्वितीय|तृतीय)$/, ''),
  };
}

/** Every place and state, with the officer of a list who is responsible there: the one of the unit, else the one of the headquarters. */
function personNames(content: Content, list: string): ThingName[] {
  const { offices, people } = content;
  const own = [...people].filter(([, { lists }]) => lists.some((each) => each === list));
  const personOf = (unit: string | undefined) =>
    (own.find(([, { office }]) => offices.get(office)?.unit === unit) ?? own[0])?.[0];
  const responsible = (ids: string[]) => distinct(ids.flatMap((id) => personOf(offices.get(id)?.unit) ?? []));
  const states = OFFICE_UNITS.flatMap((unit): ThingName[] => {
    const name = UNIT_STATES[unit];
    const person = personOf(unit);
    return name && person ? [{ name, spellings: Object.values(name), things: [person] }] : [];
  });
  return [...placeNames(content, responsible), ...states];
}

const UNIT_STATES: Partial<Record<(typeof OFFICE_UNITS)[number], Localized>> = {
  rajasthan: { en: 'Rajasthan', hi: 'राजस्थान' },
  'madhya-pradesh': { en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  'uttar-pradesh': { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
};

/** Drugs with notified quantities, by their own names and those of the list of substances. */
function drugNames({ tables, substances }: Content): ThingName[] {
  const table = tables.get(QUANTITIES_TABLE);
  return (table ? drugsOf(table) : []).map(({ id, name, listedAs }) => {
    const listed = substances?.rows.find((each) => each.id === listedAs);
    return {
      name,
      spellings: distinct([...Object.values(name).flatMap(withoutBrackets), ...(listed ? allNames(listed) : [])]),
      things: [id],
    };
  });
}

/** “Charas (cannabis resin)” is typed as either name. */
function withoutBrackets(name: string): string[] {
  return /^(.*) \((.*)\)$/.exec(name)?.slice(1) ?? [name];
}

function distinct<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}
