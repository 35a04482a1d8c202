import { expect, test } from 'vitest';
import { withoutSharedBeginning } from './shared-beginning.ts';

test.each([
  [
    ['District Opium Office, Mandsaur I', 'District Opium Office, Mandsaur II'],
    ['Mandsaur I', 'Mandsaur II'],
  ],
  [
    ['जिला अफीम अधिकारी कार्यालय, कोटा', 'जिला अफीम अधिकारी कार्यालय, बरेली'],
    ['कोटा', 'बरेली'],
  ],
  [
    ['Preventive cell, Kota', 'Preventive and Intelligence Cell, Chittorgarh'],
    ['Preventive cell, Kota', 'Preventive and Intelligence Cell, Chittorgarh'],
  ],
  [['District Opium Office, Kota'], ['District Opium Office, Kota']],
  [[], []],
])('%j is listed as %j', (names, listed) => {
  expect(withoutSharedBeginning(names)).toEqual(listed);
});
