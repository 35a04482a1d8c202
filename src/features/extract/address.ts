import { type Condition, type Extract, type ExtractColumn, WHOLE } from './extract.ts';

/** The parameters that say which extract is shown. All others are left as they are. */
const OWN = ['columns', 'sort', 'rows', 'filter', 'as', 'of'];
/** What can be typed, and how much of an odd address is told. */
export const MOST_LETTERS = 200;
const MOST_TOLD = 60;
const NUMBER = /^-?\d+(\.\d+)?$/;
const YEAR = /^\d{4}(-\d\d){0,2}$/;

/** An extract as an address asks for it, and what in the address says nothing. */
export interface ReadExtract {
  extract: Extract;
  odd: string[];
}

/**
 * Reads `?columns=year,opium&sort=-year&rows=year:2015..2020&rows=state:mp,up&filter=kota&as=chart&of=opium`. Names and keys are those of
 * the data, so that the same address shows the same in both languages.
 */
export function readExtract(query: string, columns: ExtractColumn[]): ReadExtract {
  const parameters = new URLSearchParams(query);
  const odd: string[] = [];
  const byName = new Map(columns.map((column) => [column.name, column]));
  const one = (name: string) => parameters.get(name)?.trim() ?? '';
  const refuse = (name: string, value: string) => {
    odd.push(short(`${name}=${value}`));
    return undefined;
  };

  const asked = one('columns').split(',').filter(Boolean);
  const known = asked.filter((name) => byName.has(name) || refuse('columns', name));
  const sort = one('sort');
  const sorted = byName.get(sort.replace(/^-/, ''));
  const of = one('of');
  const as = one('as');
  return {
    extract: {
      ...WHOLE,
      columns: known.length === 0 ? [] : columns.map(({ name }) => name).filter((name) => known.includes(name)),
      sort: sorted
        ? { column: sorted.name, isDescending: sort.startsWith('-') }
        : sort
          ? refuse('sort', sort)
          : undefined,
      conditions: parameters
        .getAll('rows')
        .filter(Boolean)
        .flatMap((condition) => readCondition(condition, byName) ?? refuse('rows', condition) ?? [])
        // The last word on a column counts.
        .filter(({ column }, index, all) => all.findLastIndex((other) => other.column === column) === index),
      words: one('filter').slice(0, MOST_LETTERS),
      as: as === 'chart' ? 'chart' : (as && as !== 'table' && refuse('as', as)) || 'table',
      of: byName.get(of)?.kind === 'figure' ? of : of ? refuse('of', of) : undefined,
    },
    odd: [...new Set(odd)].slice(0, 5),
  };
}

/** The query of an extract, with whatever else stands in the old one. Nothing for the whole table. */
export function writeExtract(extract: Extract, query = ''): string {
  const others = new URLSearchParams(query);
  for (const name of OWN) others.delete(name);
  const { columns, sort, conditions, words, as, of } = extract;
  const pairs = [
    columns.length > 0 && `columns=${columns.join(',')}`,
    sort && `sort=${sort.isDescending ? '-' : ''}${sort.column}`,
    ...conditions.map((condition) => `rows=${condition.column}:${valueOf(condition)}`),
    words && `filter=${encodeURIComponent(words)}`,
    as === 'chart' && 'as=chart',
    of && `of=${of}`,
    String(others),
  ].filter(Boolean);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** @example valueOf({ column: 'year', from: '2015' }) // '2015..' */
function valueOf(condition: Condition): string {
  return 'keys' in condition ? condition.keys.join(',') : `${condition.from ?? ''}..${condition.to ?? ''}`;
}

function readCondition(text: string, columns: Map<string, ExtractColumn>): Condition | undefined {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  const column = columns.get(name);
  if (!column) return undefined;
  const [, from, to] = /^([^.]*(?:\.\d+)?)\.\.(.*)$/.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return rangeOf(column, from, to);
  const keys = value.split(',').filter((key) => column.choices.includes(key));
  return keys.length > 0 ? { column: name, keys } : undefined;
}

/** A range of a column; nothing where an end is no figure, or no year, or both are open. */
export function rangeOf({ name, kind }: ExtractColumn, from: string, to: string): Condition | undefined {
  const isGood = (end: string) => end === '' || (kind === 'figure' ? NUMBER : YEAR).test(end);
  if (kind === 'words' || (from === '' && to === '') || !isGood(from) || !isGood(to)) return undefined;
  const isTurned = from !== '' && to !== '' && (kind === 'figure' ? Number(from) > Number(to) : from > to);
  const [low, high] = isTurned ? [to, from] : [from, to];
  return { column: name, ...(low && { from: low }), ...(high && { to: high }) };
}

function short(text: string): string {
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
}
