import { expect, test } from 'vitest';
import { nameSearch } from './name-search.ts';

test('a short name is not guessed from another letter; a long one is', () => {
  const near = (name: string, typed: string) => nameSearch([name], (each) => ({ names: [each] }))(typed).near;
  expect(near('opium', 'obium')).toEqual([]);
  expect(near('pseudoephedrine', 'pseudoephetrine')).toEqual(['pseudoephedrine']);
});
