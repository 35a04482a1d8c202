import { catalogue } from '../../content/catalogue';
import { formatDate } from '../../language/format';
import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { type CultivatorYear, listHeadings } from './build-lists';
import { CATEGORIES, CULTIVATION_UNITS, POLICIES } from '../../addresses/cultivator-lists';

/** Everything the finder needs in the browser: finished words, what can be chosen, and how long each list is. */
export type FinderProps = ReturnType<typeof finderProps>;

export function finderProps(lang: Lang, years: CultivatorYear[], currentYear: string) {
  return {
    lang,
    words: finderWords(lang),
    headings: listHeadings(lang),
    options: {
      year: years
        .toSorted((a, b) => Number(b.cropYear === currentYear) - Number(a.cropYear === currentYear))
        .map(({ cropYear }) => ({ value: cropYear, label: cropYear })),
      category: categoryOptions(lang),
      unit: unitOptions(lang),
      policy: policyOptions(lang),
    },
    units: CULTIVATION_UNITS.map((unit) => ({ id: unit as string, offices: officesIn(unit, lang) })),
    years: Object.fromEntries(
      years.map(({ cropYear, asOn, specimen, lists }) => [
        cropYear,
        {
          asOn: formatDate(asOn, lang),
          isSpecimen: specimen ?? false,
          lists: Object.fromEntries(
            Object.entries(lists).map(([name, { count, csvBytes }]) => [
              name,
              { count, size: formatBytes(csvBytes[lang], lang) },
            ]),
          ),
        },
      ]),
    ),
  };
}

export function categoryOptions(lang: Lang) {
  const t = translator(lang);
  const labels = { eligible: t('cultivators.eligible'), ineligible: t('cultivators.ineligible') };
  return CATEGORIES.map((value) => ({ value, label: labels[value] }));
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
  return [...catalogue.offices]
    .filter(([id, office]) => id.startsWith('doo-') && office.unit === unit)
    .map(([id, { name }]) => ({ id, name: name[lang], place: name[lang].split(', ').at(-1)! }));
}

function finderWords(lang: Lang) {
  const t = translator(lang);
  return {
    form: t('cultivators.form'),
    labels: {
      year: t('cultivators.selectYear'),
      category: t('cultivators.selectCategory'),
      unit: t('cultivators.selectUnit'),
      office: t('cultivators.selectOffice'),
      policy: t('cultivators.selectPolicy'),
    },
    missing: {
      year: t('cultivators.missingYear'),
      category: t('cultivators.missingCategory'),
      unit: t('cultivators.missingUnit'),
      office: t('cultivators.missingOffice'),
      policy: t('cultivators.missingPolicy'),
    },
    unknown: t('cultivators.unknown'),
    unknownAddress: t('cultivators.unknownAddress'),
    choose: t('cultivators.choose'),
    unitFirst: t('cultivators.unitFirst'),
    get: t('cultivators.get'),
    resultTitle: t('cultivators.resultTitle'),
    resultAbout: t('cultivators.resultAbout'),
    loading: t('cultivators.loading'),
    count: t('cultivators.count'),
    countOne: t('cultivators.countOne'),
    found: t('cultivators.found'),
    nothing: t('cultivators.nothing'),
    empty: t('cultivators.empty'),
    another: t('cultivators.another'),
    failed: t('cultivators.failed'),
    retry: t('cultivators.retry'),
    download: t('cultivators.download'),
    csv: t('table.csv'),
    print: t('cultivators.print'),
    find: t('cultivators.find'),
    findLabel: t('cultivators.findLabel'),
    findHint: t('cultivators.findHint'),
    findButton: t('search.button'),
    whole: t('register.clear'),
    pages: t('register.pages'),
    pageOf: t('register.pageOf'),
    previous: t('register.previous'),
    next: t('register.next'),
    specimen: t('badge.specimen'),
  };
}
