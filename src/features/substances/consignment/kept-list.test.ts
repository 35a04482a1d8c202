import { expect, test } from 'vitest';
import { isFromLink, keptForm, withConsignment, withKept } from './kept-list.ts';

test('an address that names substances wins over the kept list', () => {
  expect(withKept('?s=heroin', '?s=ketamine&for=export')).toBeUndefined();
  expect(isFromLink('?s=heroin', '?s=ketamine&for=export')).toBe(true);
});

test('an address without substances gets the kept list; its own purpose stays', () => {
  expect(withKept('', '?s=ketamine&for=export')).toBe('?s=ketamine&for=export');
  expect(withKept('?for=import', '?s=ketamine&for=export')).toBe('?s=ketamine&for=import');
  expect(withKept('?for=import', '')).toBeUndefined();
  expect(withKept('', 'rubbish')).toBeUndefined();
});

test('the same list is one’s own, however it is written', () => {
  expect(isFromLink('?s=a,b&for=export', '?s=a+b&for=export')).toBe(false);
  expect(isFromLink('?s=a+b', '')).toBe(false);
  expect(isFromLink('', '?s=a')).toBe(false);
});

test('only a list with substances is kept, without what belongs to others', () => {
  expect(keptForm(withConsignment('?draft=other', ['a', 'b'], 'export'))).toBe('?s=a+b&for=export');
  expect(keptForm('?for=export')).toBe('');
});
