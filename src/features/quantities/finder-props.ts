import { recordHref } from '../../content/register-pages.ts';
import { askLinkOf } from '../../content/ask.ts';
import { factOf } from '../../content/facts.ts';
import type { Catalogue } from '../../content/load.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { documentNumber } from '../../language/document-number.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { scaleWords, unitNames } from '../../components/quantities/scale-words.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { rowReferences } from '../../domain/table-references.ts';
import type { Substance } from '../../schemas/substance.ts';
import type { Table } from '../../schemas/table.ts';
import { type Drug, drugsOf } from '../../domain/drugs.ts';
import { pastPunishments } from '../../domain/past-punishments.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../domain/punishments.ts';
import { namesToFind, usedNames } from '../../domain/substance-names.ts';
import { pathFor } from '../../addresses/routes.ts';

/** The page with the table of offences by quantity. */
const PENALTIES_ROUTE = 'top-level/prevention/punishment';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;
export type FinderDrug = FinderProps['drugs'][number];

type QuantityContent = Pick<Catalogue, 'registers' | 'tables' | 'substances'>;

export function finderProps(table: Table, { registers, tables, substances }: QuantityContent, lang: Lang) {
  const { numbers } = rowReferences(table.rows, lang);
  const records = registers.get('notifications') ?? [];
  const notifications = new Map(records.map(({ number, id }) => [number, id]));
  const notificationOf = (number: string) => {
    const record = notifications.get(number);
    return { number: documentNumber(number, lang), href: record && recordHref('notifications', record, lang) };
  };
  const every = drugsOf({ ...table, rows: table.everyRow ?? table.rows });
  const drugs = drugsOf(table).map((drug, index) => {
    const row = table.rows[index];
    const listed = substances?.rows.find(({ id }) => id === drug.listedAs);
    return {
      id: drug.id,
      name: drug.name[lang],
      otherNames: listed ? usedNames(listed, lang).join(', ') : '',
      small: drug.small,
      commercial: drug.commercial,
      section: drug.section,
      isMostAsked: drug.isMostAsked,
      notification: notificationOf(drug.notification),
      /** Since when these amounts are known to apply. */
      from: drug.from,
      /** The amounts before. */
      earlier: every
        .filter(({ id, from }) => id === drug.id && from !== drug.from)
        .map(({ small, commercial, notification, from, until }) => {
          return { small, commercial, notification: notificationOf(notification), from, until };
        }),
      isDoubtful: drug.doubt !== undefined,
      /** Number of its note under the table. */
      reference: row && numbers.get(row),
      /** All names in both languages, to find it by. */
      ...keysOf(drug, listed),
    };
  });
  const penalties = tables.get(PENALTIES_TABLE);
  const sections = [...new Set(drugs.map(({ section }) => section))];
  const first = records.find(({ id }) =>
    records.some(({ kind, amends }) => kind === 'quantities' && amends?.includes(id)),
  );
  return {
    lang,
    drugs,
    heading: table.columns['substance']?.label[lang] ?? '',
    caption: table.caption[lang],
    /** Where the punishments of a section stand. */
    penalties: pathFor(PENALTIES_ROUTE, lang),
    /** By section of the Act. */
    punishments: Object.fromEntries(
      sections.map((section) => [section, penalties && punishmentsOf(penalties, section, lang)]),
    ),
    /** The same before today. */
    past: penalties ? pastPunishments(penalties, sections, lang, buildDay()) : [],
    /** The notification that the others amend, and what it replaced: to be read where no amounts are known. */
    texts: [first, ...records.filter(({ supersededBy }) => first && supersededBy === first.id)].flatMap((record) =>
      record?.number && record.date ? [{ ...notificationOf(record.number), from: record.date }] : [],
    ),
    /** Days on which the law turned. */
    days: {
      act: factOf('ndps-act-in-force', 'date').date,
      mixture: factOf('quantities-mixture-since', 'date').date,
    },
    ask: askLinkOf('preventive', lang),
    units: unitNames(lang),
    words: wordsIn(lang),
  };
}

/** “Charas (cannabis resin)” is typed as either name. */
function keysOf({ name }: Drug, listed: Substance | undefined) {
  const own = LANGS.flatMap((lang) => /^(.*) \((.*)\)$/.exec(name[lang])?.slice(1) ?? name[lang]);
  const { names, formal, calls } = listed ? namesToFind(listed) : { names: [], formal: [], calls: [] };
  return { names: [...new Set([...own, ...names])], formal, calls };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'quantities');
  return {
    ...own('view', 'form'),
    label: own('drug', 'weight', 'unit', 'on'),
    ...own('chooseDrug', 'mostAsked', 'others', 'weightHint', 'check', 'privacy'),
    change: t('tool.change'),
    ...own('missingDrug', 'onHint'),
    problem: {
      ...labelsIn(lang, 'quantities.problem')('unknown', 'empty', 'comma', 'notNumber', 'notPositive', 'tooLong'),
      ...labelsIn(lang, 'asOn.problem')('notDay', 'beforeAct', 'future'),
    },
    asOn: labelsIn(lang, 'quantities.asOn')(
      'same',
      'differs',
      'unknown',
      'since',
      'today',
      'graded',
      'read',
      'mixture',
      'act',
      'punishment',
    ),
    verdict: labelsIn(lang, 'quantities.verdict')('small', 'between', 'commercial', 'notCommercial'),
    reason: labelsIn(lang, 'quantities.reason')('small', 'between', 'commercial', 'notCommercial'),
    ...scaleWords(lang),
    ...own('counts', 'anyQuantity', 'setBy', 'otherOffences', 'consumption', 'notAdvice'),
    ...own('scale', 'punishedUnder', 'punishedUnderOne', 'section', 'findLabel', 'findHint', 'found'),
    near: t('substances.near'),
    ...own('nothing', 'pick'),
    doubt: t('doubt.mark'),
    notAvailable: t('value.notAvailable'),
    note: t('table.note'),
  };
}
