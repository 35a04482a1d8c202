import { CULTIVATION_UNITS } from '../addresses/cultivator-lists.ts';
import { hasContact } from '../domain/contact.ts';
import { QUANTITIES_TABLE } from '../domain/drugs.ts';
import { doubtOf, type PartNotes } from '../domain/page-notes.ts';
import { PENALTIES_TABLE } from '../domain/punishments.ts';
import { feeRows } from '../domain/fee-rows.ts';
import { RTI_FACTS } from '../domain/rti-days.ts';
import { TRACTS_TABLE } from '../domain/tract.ts';
import { postsFor } from '../domain/posts.ts';
import { fill } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import { entryOf } from '../lib/entry-of.ts';
import { isOneOf } from '../lib/keys.ts';
import { HEADQUARTERS, OFFICE_UNITS, type Office } from '../schemas/office.ts';
import { entriesOf } from '../schemas/organisation.ts';
import type { Provider } from '../schemas/provider.ts';
import { POSTS_SHOWN, RULE_CHECKS, type RuleCheckName } from '../schemas/part.ts';
import { OWN_DISTRICT_OFFICE } from '../schemas/sheet.ts';
import { translator } from '../words/strings.ts';
import { catalogue } from './catalogue.ts';
import { previousYearsTable } from './previous-years-tables.ts';
import { recordsShown } from './register-pages.ts';
import { releaseTable } from './release-table.ts';
import { type Part, selectionOf } from './read-page.ts';
import { notesIn } from './thing-notes.ts';

/** The facts on which each check of a rule rests. */
const RULE_FACTS: Record<RuleCheckName, string[]> = {
  area: ['excess-area-condoned', 'are-per-hectare'],
  damage: ['uprooting-minimum-share', 'uprooting-minimum-area', 'are-per-hectare'],
};
/** The facts on which the sum of a payment rests. */
const PAYMENT_FACTS = [
  'gum-price',
  'straw-price',
  'payment-on-the-spot',
  'standard-consistence',
  'weight-at-standard',
  'are-per-hectare',
  'gum-minimum-morphine',
  'straw-minimum-yield',
  'straw-to-gum-yield',
];

type Attributes = Part['attributes'];
type Collect = (attributes: Attributes, lang: Lang, section: Provider) => PartNotes[];

/** Parts that show nothing which was read somewhere: words and links. */
const NOTHING: Collect = () => [];

/** What each part of a page tells about itself; `section` is the one that answers for the page. */
export const PART_NOTES: Record<string, Collect> = {
  Fact: ({ id = '' }, lang) => [notesIn(lang).fact(id)],
  // The value it belongs to stands on the page, and tells about itself.
  FactYear: () => [],
  Table: ({ id = '' }, lang, section) => [notesIn(lang).table(entryOf(catalogue.tables, id), section)],
  Chart: ({ table = '' }, lang, section) => [notesIn(lang).table(entryOf(catalogue.tables, table), section)],
  Quantities: ({ table = '' }, lang, section) =>
    [table, PENALTIES_TABLE].map((id) => notesIn(lang).table(entryOf(catalogue.tables, id), section)),
  AsOn: (_, lang, section) => [
    ...[PENALTIES_TABLE, 'minimum-qualifying-yield', 'minimum-yield-morphine-straw', 'opium-price'].map((id) =>
      notesIn(lang).table(entryOf(catalogue.tables, id), section),
    ),
    ...catalogue.registers.get('acts-and-rules').map(notesIn(lang).record),
  ],
  Register: (attributes, lang) => {
    const selection = selectionOf(attributes);
    if (!selection) return [];
    // Tenders that are still open wait in the list of closed ones.
    const all = recordsShown({ ...selection, state: selection.state === 'archived' ? undefined : selection.state });
    return all.map(notesIn(lang).record);
  },
  ReleaseChart: (_, lang, section) => (releaseTable ? [notesIn(lang).table(releaseTable, section)] : []),
  PostsTable: ({ show }, lang) => postNotes(POSTS_SHOWN.find((each) => each === show) ?? 'recruitment', lang),
  Directory: ({ list, offices }, lang) => (list ? peopleNotes(list, lang) : officeNotes(offices ?? 'all', lang)),
  OfficeIndex: (_, lang) => allOffices(() => true, lang),
  OrgChart: (_, lang) => [
    ...entriesOf(catalogue.organisation).map(notesIn(lang).body),
    ...allOffices(() => true, lang),
  ],
  Timeline: ({ id = '' }) => [
    { shows: [`timeline/${id}`] },
    ...entryOf(catalogue.timelines, id).map(({ source }) => ({ sources: source })),
  ],
  Stop: ({ days }, lang) => (days === undefined ? [] : [notesIn(lang).fact(days)]),
  Amount: ({ fact = '' }, lang) => [notesIn(lang).fact(fact)],
  RtiDays: (_, lang) => RTI_FACTS.map(notesIn(lang).fact),
  WhoDecides: (_, lang) => entriesOf(catalogue.organisation).map(notesIn(lang).body),
  DocumentTimes: (_, lang) =>
    [...catalogue.procedures.values()]
      .flatMap(({ line }) => line.flatMap(({ days }) => days ?? []))
      .map(notesIn(lang).fact),
  QuantityExample: (_, lang, section) =>
    [QUANTITIES_TABLE, PENALTIES_TABLE].map((id) => notesIn(lang).table(entryOf(catalogue.tables, id), section)),
  Picture: ({ id = '' }) => [{ sources: entryOf(catalogue.pictures, id).source ?? [] }],
  // Each picture tells about itself on its own page.
  Gallery: NOTHING,
  QuickContacts: (_, lang) => allOffices((_office, id) => id === HEADQUARTERS || id === 'exim-section', lang),
  Procedure: ({ id = '' }, lang) => {
    const procedure = entryOf(catalogue.procedures, id);
    const place = procedure.where ? undefined : procedure.office;
    const days = procedure.line.flatMap((moment) => moment.days ?? []);
    return [
      notesIn(lang).procedure(id, procedure),
      ...days.map(notesIn(lang).fact),
      ...allOffices((_office, office) => office === place, lang),
    ];
  },
  FeesAndDeadlines: (_, lang) => feeRows(catalogue.procedures).map(({ fact }) => notesIn(lang).fact(fact)),
  SheetFoot: ({ office }, lang) => sheetOffice(office ?? HEADQUARTERS, lang),
  CropCalendar: calendarNotes,
  CropSteps: calendarNotes,
  ThisMonth: calendarNotes,
  DamageCheck: (_, lang) => RULE_FACTS.damage.map(notesIn(lang).fact),
  AreaCheck: (_, lang) => RULE_FACTS.area.map(notesIn(lang).fact),
  PlotExample: ruleNotesOf,
  RuleTable: ruleNotesOf,
  PaymentCheck: (_, lang) => PAYMENT_FACTS.map(notesIn(lang).fact),
  PaymentExample: (_, lang) => PAYMENT_FACTS.map(notesIn(lang).fact),
  Initiatives: ({ audience }, lang) =>
    [...catalogue.initiatives]
      .filter(([, initiative]) => initiative.audience === audience)
      .map(([id, { source, title, toConfirm }]) => ({
        sources: source,
        shows: [`initiatives/${id}`],
        doubts: doubtOf('initiative', id, title[lang], toConfirm?.[lang]),
      })),
  OfficeFinder: (_, lang) => [...placeNotes(), ...allOffices(() => true, lang)],
  // The same places as the finder, on the same page.
  OfficePlaces: placeNotes,
  Tract: (_, lang, section) => [
    notesIn(lang).table(entryOf(catalogue.tables, TRACTS_TABLE), section),
    ...[...catalogue.officePlaces].flatMap(([id, { kind, source }]) =>
      kind === 'seat' ? [] : [{ sources: source, shows: [`office-places/${id}`] }],
    ),
    ...allOffices(({ seat }) => seat !== undefined, lang),
  ],
  PolicyYear: NOTHING,
  WhichPaper: () => [{ shows: ['substance-rules'] }, ...procedureNotes()],
  Compare: () => {
    const amounts = catalogue.tables.get(QUANTITIES_TABLE)?.rows ?? [];
    return [...ruleNotes(), ...amounts.map(({ source }) => ({ sources: source }))];
  },
  Consignment: ruleNotes,
  PreviousYears: (_, lang, section) => {
    const { previousYears, offices } = catalogue;
    if (!previousYears) return [];
    const tables = CULTIVATION_UNITS.map((unit) =>
      notesIn(lang).table(previousYearsTable(previousYears, offices, unit), section),
    );
    return [...tables, { shows: ['previous-years'] }];
  },
  Cultivators: () => catalogue.cultivatorLists.map(({ source }) => ({ sources: source })),
  Substances: () => {
    const { rows = [], others = {} } = catalogue.substances ?? {};
    return [
      ...[...rows, ...Object.values(others)].map(({ source }) => ({ sources: source })),
      { shows: rows.map(({ id }) => `substances/${id}`) },
    ];
  },
  Answer: ({ fact }, lang) => (fact === undefined ? [] : [notesIn(lang).fact(fact)]),
  Moment: ({ days }, lang) => (days === undefined ? [] : [notesIn(lang).fact(days)]),
  // Each office tells about itself on the page of its crop year.
  MyCropYear: NOTHING,
  MyYearSlot: NOTHING,
  LineInTime: NOTHING,
  Path: NOTHING,
  Cases: NOTHING,
  Amounts: NOTHING,
  ConsignmentPath: NOTHING,
  // What a word means stands in the text beside it.
  PlantWords: NOTHING,
  Answers: NOTHING,
  Chapters: NOTHING,
  ChapterNames: NOTHING,
  CallHelpline: NOTHING,
  RouteLink: NOTHING,
  Ask: NOTHING,
  RecordLink: NOTHING,
  Callout: NOTHING,
  Steps: NOTHING,
  ToolDoor: NOTHING,
  Definitions: NOTHING,
  Definition: NOTHING,
  Details: NOTHING,
  Download: NOTHING,
  SheetLink: NOTHING,
  PackLink: NOTHING,
  DisclosureIndex: NOTHING,
  TableFiles: NOTHING,
  DataRoom: NOTHING,
  DataForPrograms: NOTHING,
  Changes: NOTHING,
};

function ruleNotesOf({ check }: Attributes, lang: Lang): PartNotes[] {
  return isOneOf(RULE_CHECKS, check) ? RULE_FACTS[check].map(notesIn(lang).fact) : [];
}

/** Where the table of rules and its documents were read. */
function ruleNotes(): PartNotes[] {
  const laws = Object.values(catalogue.substanceRules.laws);
  return [{ shows: ['substance-rules'] }, ...laws.map(({ source }) => ({ sources: source })), ...procedureNotes()];
}

function procedureNotes(): PartNotes[] {
  return [...catalogue.procedures].map(([id, { source }]) => ({ sources: source, shows: [`procedures/${id}`] }));
}

function placeNotes(): PartNotes[] {
  return [...catalogue.officePlaces].map(([id, { source }]) => ({ sources: source, shows: [`office-places/${id}`] }));
}

export function calendarNotes(): PartNotes[] {
  return catalogue.calendar.steps.map(({ source }) => ({ sources: source, shows: ['crop-calendar'] }));
}

function allOffices(isShown: (office: Office, id: string) => boolean, lang: Lang): PartNotes[] {
  return [...catalogue.offices]
    .filter(([id, office]) => isShown(office, id))
    .map(([id, office]) => notesIn(lang).office(id, office));
}

/** The office of a sheet; for one's own, all of its kind. */
export function sheetOffice(id: string, lang: Lang): PartNotes[] {
  return allOffices(
    ({ kind }, office) => (id === OWN_DISTRICT_OFFICE ? kind === 'district-opium-office' : office === id),
    lang,
  );
}

function officeNotes(unit: string, lang: Lang): PartNotes[] {
  const t = translator(lang);
  const isShown = (office: Office) => unit === 'all' || office.unit === unit;
  const gaps = OFFICE_UNITS.flatMap((each) => {
    const silent = [...catalogue.offices.values()].filter(
      (office) => office.unit === each && isShown(office) && !hasContact(office),
    );
    const what = fill(t('gap.contact'), { unit: t(`office.${each}`) });
    return silent.length > 0 ? [{ what, ask: 'administration' as const }] : [];
  });
  return [...allOffices(isShown, lang), { gaps }];
}

function peopleNotes(list: string, lang: Lang): PartNotes[] {
  const listed = [...catalogue.people].filter(([, { lists }]) => lists.some((each) => each === list));
  const nameless = listed.filter(([, { name }]) => !name).map(([, { post }]) => post[lang]);
  const what = fill(translator(lang)('gap.names'), { posts: nameless.join('; ') });
  return [
    ...listed.flatMap(([id, person]) => [
      notesIn(lang).person(id, person),
      notesIn(lang).office(person.office, entryOf(catalogue.offices, person.office)),
    ]),
    { gaps: nameless.length > 0 ? [{ what, ask: 'administration' as const }] : [] },
  ];
}

function postNotes(show: (typeof POSTS_SHOWN)[number], lang: Lang): PartNotes[] {
  const { known, others } = postsFor(show, catalogue.posts, catalogue.registers);
  const names = others.map(([, { name }]) => name[lang]).join('; ');
  return [
    ...known.map(([id, { name, source, toConfirm }]) => ({
      sources: source,
      shows: [`posts/${id}`],
      doubts: doubtOf('post', id, name[lang], toConfirm?.[lang]),
    })),
    { gaps: names ? [{ what: `${translator(lang)(`posts.${show}`)}: ${names}`, ask: 'establishment' as const }] : [] },
  ];
}
