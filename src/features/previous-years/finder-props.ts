import { formatBytes } from '../../words/format-document.ts';
import type { Lang } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { tableFile, tableFilePath } from '../../domain/table-export.ts';
import type { Office } from '../../schemas/office.ts';
import type { Source } from '../../schemas/source.ts';
import { FIGURES } from '../../schemas/office-year.ts';
import { CULTIVATION_UNITS } from '../../addresses/cultivator-lists.ts';
import { districtOffices, townOf } from '../../domain/district-offices.ts';
import { finishedSource } from '../../domain/finished-source.ts';
import { fromKeys } from '../../lib/keys.ts';
import { previousYearsTable } from '../../content/previous-years-tables.ts';
import type { PreviousYears } from '../../schemas/previous-years.ts';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;
export type FinderRow = FinderProps['rows'][number];
export type FinderWords = FinderProps['words'];

export function finderProps(
  data: PreviousYears,
  offices: Map<string, Office>,
  sources: Map<string, Source>,
  lang: Lang,
) {
  const t = translator(lang);
  return {
    lang,
    units: CULTIVATION_UNITS.map((unit) => {
      const seat = [...offices.values()].find((office) => office.unit === unit && office.kind === 'unit-office');
      const name = t(`office.${unit}`);
      const table = previousYearsTable(data, offices, unit);
      const bytes = new TextEncoder().encode(tableFile(table, sources, lang, 'csv')).length;
      return {
        id: unit,
        label: seat ? `${townOf(seat, lang)} (${name})` : name,
        /** Name of the unit in the result: "Rajasthan unit". */
        name,
        offices: districtOffices(offices, unit).map((office) => ({
          id: office.id,
          label: townOf(office, lang),
          name: office.name[lang],
        })),
        csv: {
          href: tableFilePath(table.id, 'csv', lang),
          label: `${t('previousYears.download')} (${t('table.csv')}, ${formatBytes(bytes, lang)})`,
        },
      };
    }),
    /** Newest first. */
    years: [...new Set(data.rows.map(({ cropYear }) => cropYear))].toSorted().toReversed(),
    rows: data.rows.map(({ office, cropYear, figures, isSpecimen, note, source }) => ({
      office,
      cropYear,
      figures,
      isSpecimen,
      note: note?.[lang],
      /** Where it was read; specimens have none. */
      sources: isSpecimen ? [] : source.map((id) => finishedSource(sources, id, lang)),
    })),
    figures: fromKeys(FIGURES, (figure) => {
      const { label, unit } = data.columns[figure];
      return { label: label[lang], unit: unit?.[lang] };
    }),
    words: wordsIn(lang),
  };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  const own = labelsIn(lang, 'previousYears');
  return {
    ...own('form'),
    label: own('unit', 'office', 'year'),
    select: {
      unit: t('previousYears.selectOffice'),
      office: t('previousYears.selectOffice'),
      year: t('previousYears.selectYear'),
    },
    ...own('unitFirst', 'view'),
    change: t('tool.change'),
    missing: {
      unit: t('previousYears.missingUnit'),
      office: t('previousYears.missingOffice'),
      year: t('previousYears.missingYear'),
    },
    ...own('unknown', 'heading', 'found', 'nothing', 'yearsWithFigures', 'besideUnit', 'besideYears', 'figure'),
    ...own('sum', 'mean'),
    specimen: t('badge.specimen'),
    ...own('specimens'),
    notAvailable: t('value.notAvailable'),
    source: t('table.source'),
    newTab: t('link.newTab'),
  };
}
