import { recordHref } from '../../content/register-pages.ts';
import type { Catalogue } from '../../content/load.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { rowReferences } from '../../domain/table-references.ts';
import type { Table } from '../../schemas/table.ts';
import type { UnitNames } from './format-weight.ts';
import { type Drug, drugsOf } from '../../domain/drugs.ts';
import { PENALTIES_TABLE, punishmentsOf } from '../../domain/punishments.ts';
import { fromKeys } from '../../lib/keys.ts';
import { pathFor } from '../../addresses/routes.ts';
import { WEIGHT_UNITS } from './weight.ts';

/** The page with the table of offences by quantity. */
const PENALTIES_ROUTE = 'top-level/prevention/punishment';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;
export type FinderDrug = FinderProps['drugs'][number];

type QuantityContent = Pick<Catalogue, 'registers' | 'tables'>;

export function finderProps(table: Table, { registers, tables }: QuantityContent, lang: Lang) {
  const { numbers } = rowReferences(table.rows, lang);
  const notifications = new Map(registers.get('notifications')?.map(({ number, id }) => [number, id]));
  const drugs = drugsOf(table).map((drug, index) => {
    const row = table.rows[index];
    const record = notifications.get(drug.notification);
    return {
      id: drug.id,
      name: drug.name[lang],
      otherNames: drug.otherNames?.[lang] ?? '',
      small: drug.small,
      commercial: drug.commercial,
      section: drug.section,
      isMostAsked: drug.isMostAsked,
      notification: {
        number: drug.notification,
        href: record && recordHref('notifications', record, lang),
      },
      isDoubtful: drug.doubt !== undefined,
      /** Number of its note under the table. */
      reference: row && numbers.get(row),
      /** All names in both languages, to find it by. */
      names: namesOf(drug),
    };
  });
  const heading = (column: string) => table.columns[column]?.label[lang] ?? '';
  const penalties = tables.get(PENALTIES_TABLE);
  return {
    lang,
    drugs,
    headings: { drug: heading('substance'), small: heading('small'), commercial: heading('commercial') },
    caption: table.caption[lang],
    /** Where the punishments of a section stand. */
    penalties: pathFor(PENALTIES_ROUTE, lang),
    /** By section of the Act. */
    punishments: Object.fromEntries(
      drugs.map(({ section }) => [section, penalties && punishmentsOf(penalties, section, lang)]),
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
  return fromKeys(WEIGHT_UNITS, (unit) => t(`unit.${unit}.other`));
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'quantities');
  return {
    ...own('view', 'form'),
    label: own('drug', 'weight', 'unit'),
    ...own('chooseDrug', 'mostAsked', 'others', 'weightHint', 'check', 'privacy'),
    change: t('tool.change'),
    ...own('missingDrug'),
    problem: labelsIn(lang, 'quantities.problem')('unknown', 'empty', 'comma', 'notNumber', 'notPositive', 'tooLong'),
    verdict: labelsIn(lang, 'quantities.verdict')('small', 'between', 'commercial', 'notCommercial'),
    reason: labelsIn(lang, 'quantities.reason')('small', 'between', 'commercial', 'notCommercial'),
    ...own('bandsOf', 'quantity', 'punishment'),
    band: labelsIn(lang, 'quantities.band')('small', 'between', 'commercial'),
    range: labelsIn(lang, 'quantities.range')('small', 'between', 'commercial', 'unknown', 'upTo'),
    ...own('yours', 'section', 'anyQuantity', 'setBy', 'otherOffences', 'notAdvice', 'findLabel', 'findHint', 'found'),
    near: t('substances.near'),
    ...own('nothing', 'pick'),
    doubt: t('doubt.mark'),
    notAvailable: t('value.notAvailable'),
    note: t('table.note'),
  };
}
