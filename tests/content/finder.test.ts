import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogue } from '../../src/content/catalogue.ts';
import { answersIn } from '../../src/content/substance-answers.ts';
import { drugsOf, QUANTITIES_TABLE } from '../../src/domain/drugs.ts';
import { allNames } from '../../src/domain/substance-names.ts';
import { finderProps } from '../../src/features/quantities/finder-props.ts';
import { namesInSearch } from '../../src/features/search/substance-names.ts';
import { substanceSearch } from '../../src/features/substances/find-substances.ts';
import { indexed } from '../../src/features/substances/substance-index.ts';
import type { Lang } from '../../src/language/lang.ts';
import { nameSearch } from '../../src/text/name-search.ts';
import { wordsIn } from '../../src/text/words.ts';

/** A query with the substance that answers it, as a reader judged it; `none` where nothing of the list may be offered. */
interface JudgedName {
  query: string;
  lang: Lang;
  kind: string;
  expect: string;
  from: string;
}

const { rows, others } = catalogue.substances!;
const search = substanceSearch(
  rows.map((row) => indexed(row)),
  Object.values(others).map(({ names }) => ({ names: [...names.en, ...names.hi] })),
);
const judged = parse(readFileSync('tests/search/substances.yaml', 'utf8')) as JudgedName[];

/** Names that no source of the list has; each needs a row of its own in content/substance-names.csv. */
const UNKNOWN = ['alpha-pyrrolidinopentiophenone', 'Ultracet'];

const results = judged.map((each) => {
  const { hits, near } = search(each.query);
  const found = [...hits, ...near].map(({ id }) => id);
  const rank = found.indexOf(each.expect) + 1;
  const isRight =
    each.expect === 'none' ? found.length === 0 : rank === 1 || (each.kind === 'hs' && rank > 0 && rank <= 3);
  return { ...each, first: found[0] ?? '', rank, isNear: hits.length === 0, isRight };
});

test('the judged names are many, of each kind, each once, with their sources', () => {
  for (const kind of ['official', 'hindi', 'brand', 'street', 'misspelt', 'cas', 'hs', 'negative'])
    expect(judged.filter((each) => each.kind === kind).length, kind).toBeGreaterThanOrEqual(4);
  expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
  expect(judged.filter(({ from }) => !from)).toEqual([]);
});

test('each judged name finds its substance first, and others find nothing', () => {
  const answers = answersIn(catalogue, 'en');
  const verdictOf = (id: string) => answers.get(rows.find((row) => row.id === id)?.rule ?? '')?.verdict ?? '';
  mkdirSync('test-results', { recursive: true });
  writeFileSync(
    'test-results/finder.csv',
    [
      'query,kind,expected,first,verdict,rank,how',
      ...results.map(({ query, kind, expect: wanted, first, rank, isNear }) =>
        [`"${query}"`, kind, wanted, first, `"${verdictOf(first)}"`, rank, first && (isNear ? 'near' : 'found')].join(
          ',',
        ),
      ),
      '',
    ].join('\n'),
  );
  const wrong = results.filter(({ isRight, query }) => !isRight && !UNKNOWN.includes(query));
  expect(wrong.map(({ query, first }) => `${query}: ${first}`)).toEqual([]);
});

test('finder, quantity table and search know the same names', () => {
  const table = catalogue.tables.get(QUANTITIES_TABLE)!;
  const { drugs } = finderProps(table, catalogue, 'en');
  const findDrug = nameSearch(drugs, ({ names, formal, calls }) => ({ names, formal, calls }));
  const drugOf = new Map(drugsOf(table).map(({ id, listedAs }) => [listedAs, id]));
  const { synonyms, phrases } = namesInSearch(catalogue.searchWords.synonyms, rows);
  /** Phrases that the search cannot tell apart have the same key. */
  const keyOf = (phrase: string) =>
    wordsIn(phrase)
      .map(({ term }) => term)
      .join(' ');
  const inLines = new Set(synonyms.flat().map(keyOf));
  const lost = rows.flatMap((row) => {
    const drug = drugOf.get(row.id);
    const own = new Set([row.name.en, row.name.hi, ...(phrases.get(row.id) ?? [])].map(keyOf));
    return [...new Set(allNames(row))].flatMap((name) => [
      ...(search(name)
        .hits.slice(0, 3)
        .some(({ id }) => id === row.id)
        ? []
        : [`finder: ${name}`]),
      ...(drug && !findDrug(name).hits.some(({ id }) => id === drug) ? [`quantities: ${name}`] : []),
      ...(own.has(keyOf(name)) || inLines.has(keyOf(name)) ? [] : [`search: ${name}`]),
    ]);
  });
  expect(lost).toEqual([]);
});
