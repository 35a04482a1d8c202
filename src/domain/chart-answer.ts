import { fill, formatNumber, listWords } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import type { Table } from '../schemas/table.ts';
import { type StringKey, translator } from '../words/strings.ts';
import { type ChartFigure, type ChartSeries, chartSeries, figureText } from './chart-series.ts';

/** A difference smaller than this is no rise and no fall. */
const SAME = 0.05;
/** A year stands out when it is so much above, or below, both ends. */
const TURN = 0.15;
/** Shares that have a word, and how far a figure may be from it. */
const SHARES: [number, StringKey][] = [
  [0.1, 'chart.tenth'],
  [0.2, 'chart.fifth'],
  [0.25, 'chart.quarter'],
  [1 / 3, 'chart.third'],
  [0.5, 'chart.half'],
  [2 / 3, 'chart.twoThirds'],
  [0.75, 'chart.threeQuarters'],
  [0.9, 'chart.nineTenths'],
];
const NEAR = 0.03;
/** As many years without a change make a rule that lasts. */
const LASTING = 3;

/** What a chart answers, worked out from its figures, so that a new year cannot leave a false title. */
export function chartTitle(table: Table, lang: Lang): string {
  const { chart } = table;
  if (!chart) return table.caption[lang];
  if (table.chartTitle) return table.chartTitle[lang];
  const series = chartSeries(table, lang);
  let span = '';
  const sentences = chart.answer.flatMap(({ of, subject }) => {
    const asked = series.find(({ name }) => name === of);
    if (!asked) return [];
    if (chart.kind === 'rows') return [mostSentence(subject[lang], asked.figures, lang)];
    const sentence = changeSentence(subject[lang], asked, lang, span);
    span = spanOf(asked.figures);
    return [sentence];
  });
  return sentences.join('; ');
}

/** How a series went from its first to its last year, in one sentence without a full stop. */
export function changeSentence(subject: string, series: ChartSeries, lang: Lang, spanSaid = ''): string {
  const t = translator(lang);
  const figures = inOrder(series.figures);
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last) return subject;
  const unit = series.unit?.[lang];
  const words = { subject, from: first.place, to: last.place, first: figureText(first, lang, unit) };
  if (figures.length === 1) return fill(t('chart.one'), words);
  const since = lastingSince(figures);
  if (since)
    return fill(t('chart.since'), {
      ...words,
      first: figureText(first, lang),
      value: figureText(last, lang, unit),
      since,
    });
  if (![first, last].every(isComparable))
    return fill(t('chart.fromTo'), { ...words, last: figureText(last, lang, unit) });
  const turn = turnOf(figures, first, last);
  if (turn)
    return fill(t('chart.turned'), {
      ...words,
      change: changeWords(first.value, turn.value, lang),
      turn: turn.place,
      after: changeWords(turn.value, last.value, lang),
    });
  const change = changeWords(first.value, last.value, lang);
  return spanSaid === spanOf(figures) ? `${subject} ${change}` : fill(t('chart.changed'), { ...words, change });
}

/** The rows with the highest figure. */
function mostSentence(subject: string, figures: ChartFigure[], lang: Lang): string {
  const t = translator(lang);
  const highest = Math.max(...figures.map(({ value }) => value));
  const rows = figures.filter(({ value }) => value === highest).map(({ place }) => place);
  return fill(t(rows.length > 1 ? 'chart.mostEach' : 'chart.most'), {
    subject,
    rows: listWords(rows, lang),
    value: formatNumber(highest, lang),
  });
}

/** @example changeWords(5212, 3800, 'en') // 'fell by about a quarter' */
function changeWords(from: number, to: number, lang: Lang): string {
  const t = translator(lang);
  const ratio = to / from;
  if (from === to) return t('chart.same');
  if (Math.abs(ratio - 1) < SAME) return t('chart.aboutSame');
  if (ratio < 1) return fill(t('chart.fell'), { share: shareWords(1 - ratio, lang) });
  if (ratio < 1.9) return fill(t('chart.rose'), { share: shareWords(ratio - 1, lang) });
  const times = Math.round(ratio * 2) / 2;
  const isNear = Math.abs(ratio - times) / times <= SAME;
  if (isNear && times === 2) return t('chart.doubled');
  if (isNear && times === 3) return t('chart.tripled');
  return isNear
    ? fill(t('chart.times'), { times: formatNumber(times, lang) })
    : fill(t('chart.overTimes'), { times: Math.floor(ratio) });
}

/** @example shareWords(0.27, 'en') // 'a quarter' */
function shareWords(share: number, lang: Lang): string {
  const t = translator(lang);
  const [nearest] = SHARES.toSorted(([a], [b]) => Math.abs(a - share) - Math.abs(b - share));
  if (nearest && Math.abs(nearest[0] - share) <= NEAR) return t(nearest[1]);
  return fill(t('fact.percent'), { value: Math.round(share * 100) });
}

/** The year between the ends that stands out most from both. */
function turnOf(figures: ChartFigure[], first: ChartFigure, last: ChartFigure): ChartFigure | undefined {
  const between = figures
    .slice(1, -1)
    .filter(isComparable)
    .toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [between[0], between.at(-1)];
  if (highest && highest.value > Math.max(first.value, last.value) * (1 + TURN)) return highest;
  return lowest && lowest.value < Math.min(first.value, last.value) * (1 - TURN) ? lowest : undefined;
}

/** The first of the years that all have the last figure, where they follow each other and the figure was another before. */
function lastingSince(figures: ChartFigure[]): string | undefined {
  const last = figures.at(-1);
  const before = figures.findLastIndex(({ value, rough }) => value !== last?.value || rough);
  const run = figures.slice(before + 1);
  const isWhole = run.every(({ place }, index) => yearOf(place) === yearOf(run[0]?.place ?? '') + index);
  return before >= 0 && run.length >= LASTING && isWhole ? run[0]?.place : undefined;
}

/** Whether a ratio can be told from it: not from “over 1,00,000”, nor from a range or from nothing. */
function isComparable({ value, rough }: ChartFigure): boolean {
  return value > 0 && rough?.kind !== 'over' && rough?.to === undefined;
}

function inOrder(figures: ChartFigure[]): ChartFigure[] {
  return figures.toSorted((a, b) => yearOf(a.place) - yearOf(b.place));
}

function spanOf(figures: ChartFigure[]): string {
  const ordered = inOrder(figures);
  return `${ordered[0]?.place} ${ordered.at(-1)?.place}`;
}

function yearOf(place: string): number {
  return Number(place.slice(0, 4));
}
