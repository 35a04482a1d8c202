import { expect, test } from 'vitest';
import { officeKindOf } from './office-kind.ts';

test.each([
  ['headquarters', 'head'],
  ['unit-kota', 'head'],
  ['doo-mandsaur-1', 'division'],
  ['cell-kota', 'cell'],
  ['office-chennai', 'other'],
  ['exim-section', 'other'],
])('%s is an office of the kind “%s”', (id, kind) => {
  expect(officeKindOf(id)).toBe(kind);
});
