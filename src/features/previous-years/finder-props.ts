import { formatBytes } from '../../words/format-document.ts';
import type { Lang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import { tableFile, tableFilePath } from '../../domain/table-export.ts';
import type { Office } from '../../schemas/office.ts';
import type { Source } from '../../schemas/source.ts';
import { FIGURES, type Figure, type OfficeYear } from '../../schemas/office-year.ts';
import { CULTIVATION_UNITS, placeOf, previousYearsTable } from './previous-years-tables.ts';
import type { PreviousYears } from '../../schemas/previous-years.ts';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export interface FinderProps {
  lang: Lang;
  units: FinderUnit[];
  /** Newest first. */
  years: string[];
  rows: FinderRow[];
  figures: Record<Figure, { label: string; unit?: string | undefined }>;
  words: FinderWords;
}

export interface FinderUnit {
  id: string;
  label: string;
  /** Name of the unit in the result: "Rajasthan unit". */
  name: string;
  offices: { id: string; label: string; name: string }[];
  csv: { href: string; label: string };
}

export interface FinderRow extends OfficeYear {
  note?: string | undefined;
  /** Where it was read; specimens have none. */
  sources: { label: string; url?: string | undefined }[];
}

export type FinderWords = ReturnType<typeof wordsIn>;

export function finderProps(
  data: PreviousYears,
  offices: Map<string, Office>,
  sources: Map<string, Source>,
  lang: Lang,
): FinderProps {
  const t = translator(lang);
  const all = [...offices].map(([id, office]) => ({ id, ...office }));
  return {
    lang,
    units: CULTIVATION_UNITS.map((unit) => {
      const seat = all.find((office) => office.unit === unit && office.id.startsWith('unit-'))!;
      const name = t(`office.${unit}`);
      const table = previousYearsTable(data, offices, unit);
      const bytes = new TextEncoder().encode(tableFile(table, sources, lang, 'csv')).length;
      return {
        id: unit,
        label: `${placeOf(seat)[lang]} (${name})`,
        name,
        offices: all
          .filter((office) => office.unit === unit && office.id.startsWith('doo-'))
          .map((office) => ({ id: office.id, label: placeOf(office)[lang], name: office.name[lang] })),
        csv: {
          href: tableFilePath(table.id, 'csv', lang),
          label: `${t('previousYears.download')} (${t('table.csv')}, ${formatBytes(bytes, lang)})`,
        },
      };
    }),
    years: [...new Set(data.rows.map(({ cropYear }) => cropYear))].toSorted().toReversed(),
    rows: data.rows.map(({ office, cropYear, figures, isSpecimen, note, source }) => ({
      office,
      cropYear,
      figures,
      isSpecimen,
      note: note?.[lang],
      sources: isSpecimen
        ? []
        : source.map((id) => ({ label: sources.get(id)!.label[lang], url: sources.get(id)!.url })),
    })),
    figures: Object.fromEntries(
      FIGURES.map((figure) => {
        const column: { label: Record<Lang, string>; unit?: Record<Lang, string> | undefined } = data.columns[figure];
        return [figure, { label: column.label[lang], unit: column.unit?.[lang] }];
      }),
    ) as FinderProps['figures'],
    words: wordsIn(lang),
  };
}

function wordsIn(lang: Lang) {
  const t = translator(lang);
  return {
    form: t('previousYears.form'),
    label: { unit: t('previousYears.unit'), office: t('previousYears.office'), year: t('previousYears.year') },
    select: {
      unit: t('previousYears.selectOffice'),
      office: t('previousYears.selectOffice'),
      year: t('previousYears.selectYear'),
    },
    unitFirst: t('previousYears.unitFirst'),
    view: t('previousYears.view'),
    missing: {
      unit: t('previousYears.missingUnit'),
      office: t('previousYears.missingOffice'),
      year: t('previousYears.missingYear'),
    },
    unknown: t('previousYears.unknown'),
    heading: t('previousYears.heading'),
    found: t('previousYears.found'),
    nothing: t('previousYears.nothing'),
    yearsWithFigures: t('previousYears.yearsWithFigures'),
    besideUnit: t('previousYears.besideUnit'),
    besideYears: t('previousYears.besideYears'),
    figure: t('previousYears.figure'),
    sum: t('previousYears.sum'),
    mean: t('previousYears.mean'),
    specimen: t('badge.specimen'),
    specimens: t('previousYears.specimens'),
    notAvailable: t('value.notAvailable'),
    source: t('table.source'),
    newTab: t('link.newTab'),
  };
}
