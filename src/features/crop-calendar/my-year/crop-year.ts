import { CATEGORIES, listPagePath, POLICIES } from '../../../addresses/cultivator-lists.ts';
import { yearCalendarPath, yearKey, yearPath } from '../../../addresses/my-crop-year.ts';
import { pathFor } from '../../../addresses/routes.ts';
import type { Catalogue } from '../../../content/load.ts';
import { knownFor, stepsOf, YEAR_FACTS } from '../../../domain/crop-year.ts';
import { townOf } from '../../../domain/district-offices.ts';
import { fill } from '../../../language/format.ts';
import type { Lang } from '../../../language/lang.ts';
import { entryOf } from '../../../lib/entry-of.ts';
import { mapHref } from '../../../lib/map-href.ts';
import type { CalendarStep, CropKind } from '../../../schemas/crop-calendar.ts';
import { HEADQUARTERS, type Office } from '../../../schemas/office.ts';
import { translator } from '../../../words/strings.ts';
import { MONTHS, nextStepAfter, stepsIn } from '../calendar.ts';

type CropYearContent = Pick<Catalogue, 'calendar' | 'offices' | 'facts' | 'cultivatorLists'>;

/** Everything that is shown of the crop year of an office and kind, in one language. */
export type CropYear = ReturnType<typeof cropYearOf>;

export function cropYearOf(content: CropYearContent, id: string, kind: CropKind, lang: Lang) {
  const t = translator(lang);
  const office = { id, ...entryOf(content.offices, id) };
  const steps = stepsOf(kind, content.calendar.steps);
  const town = townOf(office, lang);
  return {
    lang,
    kind,
    key: yearKey(id, kind),
    path: yearPath(id, kind, lang),
    calendarPath: yearCalendarPath(id, kind, lang),
    town,
    title: fill(t('myYear.title'), { kind: t(`myYear.${kind}`), office: town }),
    steps,
    months: monthsOf(steps),
    /** Dates of a step in past years, a sentence each. */
    knownOf: (step: CalendarStep) =>
      knownFor(step, office, kind).map(({ year, dates }) => fill(t('myYear.known'), { year, dates: dates[lang] })),
    figures: figuresOf(content.facts, kind, lang),
    office: officeOf(content.offices, office, lang),
    lists: listLinks(content.cultivatorLists, id, lang),
    findHref: `${pathFor('opium/Eligible', lang)}?${new URLSearchParams({ unit: office.unit, office: id })}`,
  };
}

export interface MonthsOfYear {
  months: number[];
  due: CalendarStep[];
  next: CalendarStep[];
}

/** What is due and what comes next, month by month; months alike stand together. */
export function monthsOf(steps: CalendarStep[]): MonthsOfYear[] {
  const groups = new Map<string, MonthsOfYear>();
  for (const month of MONTHS) {
    const due = stepsIn(month, steps);
    const begins = nextStepAfter(month, steps)?.months[0];
    const next = steps.filter((step) => begins !== undefined && step.months[0] === begins && !due.includes(step));
    const key = JSON.stringify([due, next].map((list) => list.map(({ id }) => id)));
    const group = groups.get(key) ?? { months: [], due, next };
    group.months.push(month);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The yield one must reach and what is known of the payment, each with the page that explains it. */
function figuresOf(facts: Catalogue['facts'], kind: CropKind, lang: Lang) {
  const t = translator(lang);
  return YEAR_FACTS[kind].map((id, index) => {
    const fact = entryOf(facts, id);
    const page = index === 0 ? 'opium/overview/yield' : 'opium/overview/payment';
    return { id, fact, page, words: fill(t(`myYear.figure.${id}`), { year: fact.year ?? '' }) };
  });
}

function officeOf(offices: Catalogue['offices'], office: Office & { id: string }, lang: Lang) {
  const t = translator(lang);
  const unit = [...offices.values()].find(({ kind, unit: own }) => kind === 'unit-office' && own === office.unit);
  const headquarters = offices.get(HEADQUARTERS);
  const [label, phones] = office.phones.length
    ? [t('directory.phone'), office.phones]
    : unit?.phones.length
      ? [unit.name[lang], unit.phones]
      : [t('directory.headquartersPhone'), headquarters?.phones ?? []];
  return {
    id: office.id,
    name: office.name[lang],
    href: `${pathFor('about/contact', lang)}#${office.id}`,
    address: office.address?.[lang],
    area: office.area?.[lang],
    isDoubtful: office.toConfirm !== undefined,
    map: office.address && mapHref([office.name.en, office.address.en].join(', ')),
    phoneLabel: label,
    phones,
  };
}

/** The four lists of the office of the newest crop year that has any. */
function listLinks(years: Catalogue['cultivatorLists'], office: string, lang: Lang) {
  const t = translator(lang);
  const newest = years
    .map(({ cropYear }) => cropYear)
    .toSorted()
    .at(-1);
  if (newest === undefined) return [];
  return CATEGORIES.flatMap((category) =>
    POLICIES.map((policy) => ({
      label: `${t(`cultivators.${category}`)}, ${t(`kind.${policy}`)}, ${newest}`,
      href: listPagePath({ year: newest, category, office, policy }, lang),
    })),
  );
}
