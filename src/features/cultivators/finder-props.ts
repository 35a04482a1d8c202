import { catalogue } from '../../content/catalogue';
import { pathFor } from '../../addresses/routes';
import { fill, formatDate } from '../../language/format';
import { formatBytes } from '../../words/format-document';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { districtOffices, townOf } from '../../domain/district-offices';
import { fromKeys } from '../../lib/keys';
import { mapValues } from '../../lib/map-values';
import { labelsIn } from '../../words/labels';
import { translator } from '../../words/strings';
import { type CultivatorYear, listHeadings } from './build-lists';
import { CATEGORIES, CULTIVATION_UNITS, POLICIES } from '../../addresses/cultivator-lists';

/** Everything the finder needs in the browser: finished words, what can be chosen, and how long each list is. */
export type FinderProps = ReturnType<typeof finderProps>;

/** The lists stand with the newest crop year first, and it is chosen for the reader. */
export function finderProps(lang: Lang, years: CultivatorYear[]) {
  const csv = translator(lang)('table.csv');
  return {
    lang,
    words: finderWords(
      lang,
      years.some(({ specimen }) => specimen),
    ),
    links: finderLinks(lang),
    headings: { ...listHeadings(lang), ...labelsIn(lang, 'cultivators')('list') },
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
          lists: mapValues(lists, ({ count, csvBytes }) => ({
            count,
            size: `${csv}, ${formatBytes(csvBytes[lang], lang)}`,
          })),
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

/** Where the finder leads. */
function finderLinks(lang: Lang) {
  return {
    contact: pathFor('about/contact', lang),
    licence: pathFor('opium/overview/licence', lang),
    refused: pathFor('opium/overview/refused', lang),
  };
}

function finderWords(lang: Lang, hasSpecimens: boolean) {
  const t = translator(lang);
  const own = labelsIn(lang, 'cultivators');
  const appealTime = catalogue.facts.get('licence-appeal-time');
  const inSentence: Record<string, string> = fromKeys([...CATEGORIES, ...POLICIES], (name) =>
    t(`cultivators.inSentence.${name}`),
  );
  return {
    labels: {
      year: t('cultivators.selectYear'),
      unit: t('cultivators.selectUnit'),
      office: t('cultivators.selectOffice'),
      name: t('cultivators.selectName'),
      category: t('cultivators.selectCategory'),
      policy: t('cultivators.selectPolicy'),
    },
    missing: { unit: t('cultivators.missingUnit'), office: t('cultivators.missingOffice') },
    inSentence,
    /** By category and policy, short: for a column. */
    listNames: Object.fromEntries(
      CATEGORIES.flatMap((category) =>
        POLICIES.map((policy) => [
          `${category}.${policy}`,
          `${t(`cultivators.${category}`)}, ${t(`cultivators.inSentence.${policy}`)}`,
        ]),
      ),
    ),
    change: t('tool.change'),
    ...own('form', 'nameHint', 'short', 'private', 'all', 'unknown', 'choose', 'unitFirst', 'get'),
    ...own(
      'yes',
      'yesIneligible',
      'oneFits',
      'several',
      'notInLists',
      'notInList',
      'noneOfOffice',
      'perhaps',
      'asGuardian',
    ),
    ...own('looking', 'failedLists', 'searchedAbout', 'otherSpelling', 'otherOffice', 'otherYear', 'askOffice'),
    ...own('notSow', 'notYetPatta', 'licence', 'ineligibleNote', 'refused', 'inTheList', 'printAnswer'),
    appeal: fill(t('cultivators.appeal'), { time: appealTime ? formatFact(appealTime, lang) : '' }),
    ...own('officeTitle', 'allOfOffice', 'resultTitle', 'resultAbout', 'loading', 'count', 'countOne', 'empty'),
    ...own('failed', 'retry', 'download', 'print', 'findInList', 'findInOffice', 'findAnother'),
    findButton: t('search.button'),
    whole: t('register.clear'),
    ...labelsIn(lang, 'register')('pages', 'pageOf', 'previous', 'next'),
    madeUp: hasSpecimens ? t('badge.specimen') : '',
  };
}
