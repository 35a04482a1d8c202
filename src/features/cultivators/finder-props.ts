import { catalogue } from '../../content/catalogue';
import { formatDate } from '../../language/format';
import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { districtOffices, townOf } from '../../domain/district-offices';
import { mapValues } from '../../lib/map-values';
import { labelsIn } from '../../words/labels';
import { translator } from '../../words/strings';
import { type CultivatorYear, listHeadings } from './build-lists';
import { CATEGORIES, CULTIVATION_UNITS, POLICIES } from '../../addresses/cultivator-lists';

/** Everything the finder needs in the browser: finished words, what can be chosen, and how long each list is. */
export type FinderProps = ReturnType<typeof finderProps>;

/** The lists stand with the newest crop year first, and it is chosen for the reader. */
export function finderProps(lang: Lang, years: CultivatorYear[]) {
  return {
    lang,
    words: finderWords(
      lang,
      years.some(({ specimen }) => specimen),
    ),
    headings: listHeadings(lang),
    options: {
      year: years.map(({ cropYear }) => ({ value: cropYear, label: cropYear })),
      category: categoryOptions(lang),
      unit: unitOptions(lang),
      policy: policyOptions(lang),
    },
    units: CULTIVATION_UNITS.map((id) => ({ id, offices: officesIn(id, lang) })),
    years: Object.fromEntries(
      years.map(({ cropYear, asOn, specimen, lists }) => [
        cropYear,
        {
          asOn: formatDate(asOn, lang),
          isSpecimen: specimen ?? false,
          lists: mapValues(lists, ({ count, csvBytes }) => ({ count, size: formatBytes(csvBytes[lang], lang) })),
        },
      ]),
    ),
  };
}

export function categoryOptions(lang: Lang) {
  const t = translator(lang);
  return CATEGORIES.map((value) => ({ value, label: t(`cultivators.${value}`) }));
}

export function policyOptions(lang: Lang) {
  const t = translator(lang);
  return POLICIES.map((value) => ({ value, label: t(`kind.${value}`) }));
}

export function unitOptions(lang: Lang) {
  const t = translator(lang);
  return CULTIVATION_UNITS.map((value) => ({ value, label: t(`office.${value}`) }));
}

/** The district opium offices of a unit: id, full name, and the place alone for narrow fields. */
export function officesIn(unit: string, lang: Lang) {
  return districtOffices(catalogue.offices, unit).map((office) => ({
    id: office.id,
    name: office.name[lang],
    place: townOf(office, lang),
  }));
}

function finderWords(lang: Lang, hasSpecimens: boolean) {
  const t = translator(lang);
  const own = labelsIn(lang, 'cultivators');
  const byField = (kind: 'select' | 'missing') => ({
    year: t(`cultivators.${kind}Year`),
    category: t(`cultivators.${kind}Category`),
    unit: t(`cultivators.${kind}Unit`),
    office: t(`cultivators.${kind}Office`),
    policy: t(`cultivators.${kind}Policy`),
  });
  return {
    ...own('form'),
    labels: byField('select'),
    missing: byField('missing'),
    change: t('tool.change'),
    ...own('unknown', 'choose', 'unitFirst', 'get', 'resultTitle', 'resultAbout', 'loading'),
    ...own('count', 'countOne', 'found', 'nothing', 'empty', 'another', 'failed', 'retry', 'download'),
    csv: t('table.csv'),
    ...own('print', 'find', 'findLabel', 'findHint'),
    findButton: t('search.button'),
    whole: t('register.clear'),
    ...labelsIn(lang, 'register')('pages', 'pageOf', 'previous', 'next'),
    madeUp: hasSpecimens ? t('badge.specimen') : '',
  };
}
