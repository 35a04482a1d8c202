import { fill } from '../language/format.ts';
import { LANGS, type Localized } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import type { RecordOf, RegisterRecord } from '../schemas/record.ts';
import { type Drug, type DrugAmount, DRUGS, type State } from '../schemas/release.ts';
import type { Column, Row, Table } from '../schemas/table.ts';
import { type StringKey, translator } from '../words/strings.ts';
import { yearOf } from './list-pages.ts';
import { sortDate } from './register-records.ts';

type Release = RecordOf<'media-releases'>;

/** The drugs a record names, each once; none but releases do. */
export function drugsIn(record: RegisterRecord): Drug[] {
  if (record.register !== 'media-releases') return [];
  return drugsOf([...(record.seized ?? []), ...(record.destroyed ?? [])]);
}

/** The State in which a release tells of something. */
export function stateIn(record: RegisterRecord): State | undefined {
  return record.register === 'media-releases' ? record.state : undefined;
}

/** Drugs that have a column of their own in the table; all others share one. */
const OWN_COLUMNS = 2;

/** How many releases of each year tell of a seizure, by drug: the drugs named most often, and all others. Nothing where none does. */
export function releasesTable(releases: Release[]): Table | undefined {
  // Crops and drugs that were destroyed are no seizure; a specimen is no release.
  const counted = releases
    .filter(({ specimen, date, seized }) => !specimen && date !== undefined && seized)
    .map((release) => ({
      day: sortDate(release),
      year: yearOf(release),
      drugs: drugsOf(release.seized ?? []),
      source: release.source,
    }));
  const timesNamed = (drug: Drug) => counted.filter(({ drugs }) => drugs.includes(drug)).length;
  const [most, ...rest] = DRUGS.filter((drug) => timesNamed(drug) > 0).toSorted(
    (a, b) => timesNamed(b) - timesNamed(a),
  );
  if (most === undefined) return undefined;
  const own = [most, ...rest].slice(0, OWN_COLUMNS);
  const hasOthers = rest.length >= OWN_COLUMNS;
  const byYear = Map.groupBy(counted, ({ year }) => year);
  const rows = [...byYear].map(([year, ofYear]): Row => {
    const count = (isNamed: (drug: Drug) => boolean) => ofYear.filter(({ drugs }) => drugs.some(isNamed)).length;
    return {
      cells: {
        year,
        ...Object.fromEntries(own.map((drug) => [columnOf(drug), count((each) => each === drug)])),
        ...(hasOthers && { other: count((each) => !own.includes(each)) }),
        releases: ofYear.length,
      },
      source: [...new Set(ofYear.flatMap(({ source }) => source))],
    };
  });
  const chartTitle = fromKeys(LANGS, (lang) =>
    fill(translator(lang)('releases.most'), {
      drug: translator(lang)(`drug.${most}`),
      count: timesNamed(most),
      total: counted.length,
    }),
  );
  return {
    id: 'media-releases-by-year',
    caption: inBoth('releases.caption'),
    columns: {
      year: { label: inBoth('register.year'), kind: 'year', isRowHeading: true },
      ...Object.fromEntries(own.map((drug) => [columnOf(drug), figure(`drug.${drug}`)])),
      ...(hasOthers && { other: figure('releases.other') }),
      releases: figure('releases.all'),
    },
    notes: [inBoth('releases.twice')],
    asOn: counted.map(({ day }) => day).reduce((a, b) => (a > b ? a : b)),
    source: [...new Set(counted.flatMap(({ source }) => source))],
    chart: {
      kind: 'bar',
      across: 'year',
      series: [...own.map(columnOf), ...(hasOthers ? ['other'] : [])],
      answer: [],
    },
    chartTitle,
    rows: rows.toSorted((a, b) => String(a.cells['year']).localeCompare(String(b.cells['year']))),
  };
}

function drugsOf(amounts: DrugAmount[]): Drug[] {
  return DRUGS.filter((drug) => amounts.some((amount) => amount.drug === drug));
}

function columnOf(drug: Drug): string {
  return drug.replaceAll('-', '_');
}

function figure(key: StringKey): Column {
  return { label: inBoth(key), kind: 'number' };
}

function inBoth(key: StringKey): Localized {
  return fromKeys(LANGS, (lang) => translator(lang)(key));
}
