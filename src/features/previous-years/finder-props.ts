import { formatBytes } from '../../words/format-document.ts';
import { formatFigure } from '../../words/format-figure.ts';
import { fill } from '../../language/format.ts';
import type { Lang } from '../../language/lang.ts';
import { labelsIn } from '../../words/labels.ts';
import { translator } from '../../words/strings.ts';
import { doubtId } from '../../domain/page-notes.ts';
import { dataFilesOf } from '../../content/data-files.ts';
import { rowName } from '../../domain/table-references.ts';
import type { Office } from '../../schemas/office.ts';
import { FIGURES } from '../../schemas/place-year.ts';
import { CULTIVATION_UNITS } from '../../addresses/cultivator-lists.ts';
import { districtOffices, townOf } from '../../domain/district-offices.ts';
import { askLinkOf } from '../../content/ask.ts';
import { placeOf, previousYearsTable, unitRows } from '../../content/previous-years-tables.ts';
import type { PreviousYears, PreviousYearsRow } from '../../schemas/previous-years.ts';
import { yearsBetween } from './find-rows.ts';

/** Everything the finder shows, in one language and finished; the browser gets no string table. */
export type FinderProps = ReturnType<typeof finderProps>;
export type FinderRow = FinderProps['rows'][number];

export function finderProps(data: PreviousYears, offices: Map<string, Office>, lang: Lang) {
  const t = translator(lang);
  return {
    units: CULTIVATION_UNITS.map((unit) => {
      const seat = [...offices.values()].find((office) => office.unit === unit && office.kind === 'unit-office');
      const name = t(`office.${unit}`);
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
        files: dataFilesOf(`previous-years-${unit}`, lang).map(({ format, href, bytes }) => ({
          href,
          label: `${t(`table.${format}`)} (${formatBytes(bytes, lang)})`,
        })),
      };
    }),
    years: yearsBetween(data.rows.map(({ cropYear }) => cropYear)),
    rows: finderRows(data, offices, lang),
    ask: askLinkOf('opium', lang),
    words: wordsIn(lang),
  };
}

/** The rows of all units, the newest crop year first. */
export function finderRows(data: PreviousYears, offices: Map<string, Office>, lang: Lang) {
  const t = translator(lang);
  const rows = CULTIVATION_UNITS.flatMap((unit) => {
    const { id } = previousYearsTable(data, offices, unit);
    return unitRows(data, offices, unit).map((row, index) => {
      const place = placeOf(data, offices, row.place);
      const name = place.name[lang];
      return {
        id: `${row.place} ${row.cropYear}`,
        unit,
        name,
        scope: place.scope,
        offices: place.offices,
        cropYear: row.cropYear,
        covers: fill(t(`previousYears.covers.${place.scope}`), { offices: place.offices.length }),
        figures: figuresOf(row, data, lang),
        note: row.note?.[lang],
        doubt: row.toConfirm && {
          about: doubtId('row', rowName({ id }, index)),
          label: fill(t('doubt.mark'), { what: `${name}, ${row.cropYear}` }),
        },
      };
    });
  });
  return rows.toSorted((a, b) => b.cropYear.localeCompare(a.cropYear));
}

/** The figures that are known, with their names and units. What was only expected says so. */
function figuresOf(row: PreviousYearsRow, { columns, counted }: PreviousYears, lang: Lang) {
  return FIGURES.flatMap((figure) => {
    const value = row.figures[figure];
    if (value === null) return [];
    const { label, unit } = columns[figure];
    const isTold = figure === 'cultivators' || row.counted === 'expected';
    return [
      {
        label: row.counted && isTold ? `${label[lang]} (${counted[row.counted][lang]})` : label[lang],
        value: formatFigure(value, row.roughly?.[figure], lang, unit?.[lang]),
      },
    ];
  });
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
    ...own('unknown', 'heading', 'found', 'wider', 'nothing', 'otherYears', 'otherOffices', 'download'),
  };
}
