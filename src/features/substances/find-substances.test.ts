import { describe, expect, test } from 'vitest';
import { sampleSubstances } from '../../../tests/support/sample-substances.ts';
import { catalogue } from '../../content/catalogue.ts';
import { foundBy, substanceSearch } from './find-substances.ts';
import { indexed } from './substance-index.ts';

const { rows } = sampleSubstances;
const search = substanceSearch(
  rows.map((row) => indexed(row)),
  [],
);
const hits = (typed: string) => search(typed).hits.map(({ id }) => id);
const near = (typed: string) => search(typed).near.map(({ id }) => id);

test.each([
  ['ephedrine', 'ephedrine'],
  ['Ephedrine ', 'ephedrine'],
  ['ephedrin', 'ephedrine'],
  ['एफेड्रिन', 'ephedrine'],
  ['एफेड्रीन', 'ephedrine'],
  ['299-42-3', 'ephedrine'],
  ['299423', 'ephedrine'],
  ['२९९-४२-३', 'ephedrine'],
  ['2939.41', 'ephedrine'],
  ['2939 41', 'ephedrine'],
  ['khas khas', 'poppy-seed'],
  ['khaskhas', 'poppy-seed'],
  ['पोस्त दाना', 'poppy-seed'],
  ['खसखस', 'poppy-seed'],
  ['doda chura', 'poppy-straw'],
  ['डोडाचूरा', 'poppy-straw'],
  ['jwh018', 'jwh-018'],
  ['anhydride acetic', 'acetic-anhydride'],
  ['PMA', 'pma'],
  ['lsd', 'lysergide'],
  ['codeine phosphate', 'codeine'],
  ['ephedrine hydrochloride', 'ephedrine'],
  ['is ephedrine legal', 'ephedrine'],
  ['HS 2939.41', 'ephedrine'],
])('“%s” finds %s first', (typed, id) => {
  expect(hits(typed)[0]).toBe(id);
});

test('the same name stands before names that hold it', () => {
  expect(hits('ephedrine')).toEqual(expect.arrayContaining(['pseudoephedrine', 'norephedrine']));
  expect(hits('ephedrine').indexOf('preparations-of-ephedrine')).toBeGreaterThan(0);
});

describe('where nothing holds it, names that come near', () => {
  test.each([
    ['efedrine', 'ephedrine'],
    ['एफिड्रिन', 'ephedrine'],
    ['heroine', 'heroin'],
    ['morfin', 'morphine'],
    ['afeem', 'opium'],
    ['posta dana', 'poppy-seed'],
    ['alprazolm', 'alprazolam'],
  ])('“%s” is near %s', (typed, id) => {
    expect(hits(typed)).toEqual([]);
    expect(near(typed)[0]).toBe(id);
  });
});

test.each([
  'xyzzy',
  'paracetamol',
  'aspirin',
  'insulin',
  'caffeine',
  'Neemuch',
  'promethazine',
  'कखगघ',
  '999-99-9',
  '<script>alert(1)</script>',
  '()[]*+?',
  'z'.repeat(120),
])('“%s” finds nothing and is no error', (typed) => {
  expect(search(typed)).toEqual({ hits: [], near: [] });
});

test('nothing typed means all', () => {
  expect(search('  ').hits).toHaveLength(rows.length);
});

test('every substance of the site is found by each of its names and numbers', () => {
  const all = catalogue.substances!.rows;
  const searchAll = substanceSearch(
    all.map((row) => indexed(row)),
    [],
  );
  for (const { id, name, otherNames, cas } of all)
    for (const typed of [name.en, name.hi, ...otherNames.en, ...otherNames.hi, cas ?? name.en]) {
      const found = searchAll(typed).hits.map((hit) => hit.id);
      expect(found.slice(0, 3), typed).toContain(id);
    }
});

describe('how a substance was found', () => {
  const substance = {
    ...indexed(rows[0]!),
    name: { en: 'Heroin', hi: 'हेरोइन' },
    names: [{ kind: 'street' as const, name: { en: 'smack', hi: 'स्मैक' } }],
    cas: '561-27-3',
  };
  test.each([
    ['hero', { kind: 'own', name: 'Heroin', isStart: true }],
    ['smack', { kind: 'street', name: 'smack', isStart: true }],
    ['स्मैक', { kind: 'street', name: 'स्मैक', isStart: true }],
    ['smak', { kind: 'street', name: 'smack', isStart: false }],
    ['561-27-3', { kind: 'cas', name: '561-27-3', isStart: true }],
  ])('“%s”', (typed, by) => {
    expect(foundBy(substance, typed)).toEqual(by);
  });
});

describe('words that are no substance', () => {
  const bhang = { names: ['Bhang', 'भांग', 'hemp seed'] };
  const find = substanceSearch(
    rows.map((row) => indexed(row)),
    [bhang],
  );
  test.each(['bhang', 'BHANG', 'भांग', 'bhan', 'hemp seed', 'bhangg'])(
    '“%s” has its own answer and no other',
    (typed) => {
      expect(find(typed)).toEqual({ other: bhang, hits: [], near: [] });
    },
  );
  test('a name of the list comes first', () => {
    expect(find('ephedrine').other).toBeUndefined();
  });
});
