import { recordHref } from '../../catalogue/register-pages.ts';
import type { Catalogue } from '../../catalogue/load.ts';
import { type Lang, LANGS } from '../../i18n/lang.ts';
import { translator } from '../../i18n/strings.ts';
import { fold } from '../../lib/fold.ts';
import { rowReferences } from '../../lib/table-references.ts';
import type { Table } from '../../schemas/table.ts';
import type { UnitNames } from './format-weight.ts';
import { type Drug, drugsOf } from './drugs.ts';
import { PENALTIES_TABLE, type Punishments, punishmentsOf } from './punishments.ts';
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
  /** All names in both languages, folded. */
  haystack: string;
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
      haystack: fold(namesOf(drug).join(' ')),
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
  return [...LANGS.flatMap((lang) => [name[lang], otherNames?.[lang] ?? '']), chemicalName ?? ''];
}

function unitNames(lang: Lang): UnitNames {
  const t = translator(lang);
  return { g: t('unit.g.other'), kg: t('unit.kg.other'), mg: t('unit.mg.other') };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = (key: string) => t(`quantities.${key}`);
  return {
    view: own('view'),
    form: own('form'),
    label: { drug: own('drug'), weight: own('weight'), unit: own('unit') },
    chooseDrug: own('chooseDrug'),
    chooseUnit: own('chooseUnit'),
    weightHint: own('weightHint'),
    check: own('check'),
    privacy: own('privacy'),
    missing: { drug: own('missingDrug'), unit: own('missingUnit') },
    problem: {
      unknown: own('problem.unknown'),
      empty: own('problem.empty'),
      comma: own('problem.comma'),
      notNumber: own('problem.notNumber'),
      notPositive: own('problem.notPositive'),
      tooLong: own('problem.tooLong'),
    },
    verdict: {
      small: own('verdict.small'),
      between: own('verdict.between'),
      commercial: own('verdict.commercial'),
      notCommercial: own('verdict.notCommercial'),
    },
    reason: {
      small: own('reason.small'),
      between: own('reason.between'),
      commercial: own('reason.commercial'),
      notCommercial: own('reason.notCommercial'),
    },
    bandsOf: own('bandsOf'),
    quantity: own('quantity'),
    punishment: own('punishment'),
    band: { small: own('band.small'), between: own('band.between'), commercial: own('band.commercial') },
    range: {
      small: own('range.small'),
      between: own('range.between'),
      commercial: own('range.commercial'),
      unknown: own('range.unknown'),
      upTo: own('range.upTo'),
    },
    yours: own('yours'),
    section: own('section'),
    anyQuantity: own('anyQuantity'),
    setBy: own('setBy'),
    otherOffences: own('otherOffences'),
    notAdvice: own('notAdvice'),
    findLabel: own('findLabel'),
    findHint: own('findHint'),
    found: own('found'),
    nothing: own('nothing'),
    pick: own('pick'),
    toConfirm: t('fact.toConfirm'),
    notAvailable: t('value.notAvailable'),
    note: t('table.note'),
  };
}
