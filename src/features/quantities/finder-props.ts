import { recordHref } from '../../content/register-pages.ts';
import type { Catalogue } from '../../content/load.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import { rowReferences } from '../../domain/table-references.ts';
import type { Table } from '../../schemas/table.ts';
import type { UnitNames } from './format-weight.ts';
import { type Drug, drugsOf } from '../../domain/drugs.ts';
import { PENALTIES_TABLE, type Punishments, punishmentsOf } from '../../domain/punishments.ts';
import type { Limits } from './weight.ts';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export interface FinderProps {
  lang: Lang;
  drugs: FinderDrug[];
  headings: Record<'drug' | 'small' | 'commercial', string>;
  caption: string;
  /** By section of the Act. */
  punishments: Record<string, Punishments>;
  units: UnitNames;
  words: FinderWords;
}

export interface FinderDrug extends Limits {
  id: string;
  name: string;
  otherNames: string;
  section: string;
  notification: { number: string; href: string | undefined };
  /** Why the amounts are to be confirmed. */
  doubt: string | undefined;
  /** Number of its note under the table. */
  reference: number | undefined;
  /** All names in both languages, to find it by. */
  names: string[];
}

export type FinderWords = ReturnType<typeof wordsIn>;

type Parts = Pick<Catalogue, 'sources' | 'registers' | 'tables'>;

export function finderProps(table: Table, { sources, registers, tables }: Parts, lang: Lang): FinderProps {
  const { numbers } = rowReferences(table, sources, lang);
  const notifications = new Map(registers.get('notifications')!.map(({ number, id }) => [number, id]));
  const drugs = drugsOf(table).map((drug, index): FinderDrug => {
    const record = notifications.get(drug.notification);
    return {
      id: drug.id,
      name: drug.name[lang],
      otherNames: drug.otherNames?.[lang] ?? '',
      small: drug.small,
      commercial: drug.commercial,
      section: drug.section,
      notification: {
        number: drug.notification,
        href: record && recordHref('notifications', record, lang, { id: 'notifications' }),
      },
      doubt: drug.doubt?.[lang],
      reference: numbers.get(table.rows[index]!),
      names: namesOf(drug),
    };
  });
  return {
    lang,
    drugs,
    headings: {
      drug: table.columns['substance']!.label[lang],
      small: table.columns['small']!.label[lang],
      commercial: table.columns['commercial']!.label[lang],
    },
    caption: table.caption[lang],
    punishments: Object.fromEntries(
      drugs.map(({ section }) => [section, punishmentsOf(tables.get(PENALTIES_TABLE)!, section, lang)!]),
    ),
    units: unitNames(lang),
    words: wordsIn(lang),
  };
}

function namesOf({ name, otherNames, chemicalName }: Drug): string[] {
  const inBoth = LANGS.flatMap((lang) => [name[lang], ...(otherNames?.[lang].split(', ') ?? [])]);
  // “Charas (cannabis resin)” is typed as either name.
  const inBrackets = inBoth.flatMap((words) => /^(.*) \((.*)\)$/.exec(words)?.slice(1) ?? words);
  return chemicalName ? [...inBrackets, chemicalName] : inBrackets;
}

function unitNames(lang: Lang): UnitNames {
  const t = translator(lang);
  return { g: t('unit.g.other'), kg: t('unit.kg.other'), mg: t('unit.mg.other') };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  return {
    view: t('quantities.view'),
    form: t('quantities.form'),
    label: { drug: t('quantities.drug'), weight: t('quantities.weight'), unit: t('quantities.unit') },
    chooseDrug: t('quantities.chooseDrug'),
    chooseUnit: t('quantities.chooseUnit'),
    weightHint: t('quantities.weightHint'),
    check: t('quantities.check'),
    privacy: t('quantities.privacy'),
    missing: { drug: t('quantities.missingDrug'), unit: t('quantities.missingUnit') },
    problem: {
      unknown: t('quantities.problem.unknown'),
      empty: t('quantities.problem.empty'),
      comma: t('quantities.problem.comma'),
      notNumber: t('quantities.problem.notNumber'),
      notPositive: t('quantities.problem.notPositive'),
      tooLong: t('quantities.problem.tooLong'),
    },
    verdict: {
      small: t('quantities.verdict.small'),
      between: t('quantities.verdict.between'),
      commercial: t('quantities.verdict.commercial'),
      notCommercial: t('quantities.verdict.notCommercial'),
    },
    reason: {
      small: t('quantities.reason.small'),
      between: t('quantities.reason.between'),
      commercial: t('quantities.reason.commercial'),
      notCommercial: t('quantities.reason.notCommercial'),
    },
    bandsOf: t('quantities.bandsOf'),
    quantity: t('quantities.quantity'),
    punishment: t('quantities.punishment'),
    band: {
      small: t('quantities.band.small'),
      between: t('quantities.band.between'),
      commercial: t('quantities.band.commercial'),
    },
    range: {
      small: t('quantities.range.small'),
      between: t('quantities.range.between'),
      commercial: t('quantities.range.commercial'),
      unknown: t('quantities.range.unknown'),
      upTo: t('quantities.range.upTo'),
    },
    yours: t('quantities.yours'),
    section: t('quantities.section'),
    anyQuantity: t('quantities.anyQuantity'),
    setBy: t('quantities.setBy'),
    otherOffences: t('quantities.otherOffences'),
    notAdvice: t('quantities.notAdvice'),
    findLabel: t('quantities.findLabel'),
    findHint: t('quantities.findHint'),
    found: t('quantities.found'),
    near: t('substances.near'),
    nothing: t('quantities.nothing'),
    pick: t('quantities.pick'),
    toConfirm: t('fact.toConfirm'),
    notAvailable: t('value.notAvailable'),
    note: t('table.note'),
  };
}
