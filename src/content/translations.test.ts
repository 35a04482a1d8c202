import { expect, test } from 'vitest';
import type { SourcePage } from './read-page.ts';
import { confirm, translationStates } from './translations.ts';

const page = (lang: 'en' | 'hi', body: string, reviewed = '2026-11-16'): SourcePage => ({
  id: 'area/one',
  lang,
  file: `content/pages/area/one/${lang}.mdx`,
  body,
  offset: 0,
  meta: { title: 'T', summary: 'S', shape: 'chapter', provider: 'opium', reviewed, gaps: [], sources: [] },
});
const before = confirm([page('en', 'One'), page('hi', 'एक')], {});
const stateOf = (en: string, hi: string, confirmed = before) =>
  translationStates([page('en', en), page('hi', hi)], confirmed).get('area/one');

test.each([
  ['One', 'एक', 'same'],
  ['One  \n', 'एक', 'same'],
  ['Two', 'एक', 'en-changed'],
  ['One', 'दो', 'hi-changed'],
  ['Two', 'दो', 'both-changed'],
])('English “%s”, Hindi “%s”: %s', (en, hi, state) => {
  expect(stateOf(en, hi)).toBe(state);
});

test('a page nobody has seen before is new', () => {
  expect(stateOf('One', 'एक', {})).toBe('new');
});

test('a new review date is no change of the words', () => {
  const pages = [page('en', 'One', '2027-01-01'), page('hi', 'एक', '2027-01-01')];
  expect(translationStates(pages, before).get('area/one')).toBe('same');
});

test('texts that change together are confirmed without a word; one that changes alone stays stale until it is named', () => {
  const together = confirm([page('en', 'Two'), page('hi', 'दो')], before);
  expect(stateOf('Two', 'दो', together)).toBe('same');

  const alone = confirm([page('en', 'Two'), page('hi', 'एक')], before);
  expect(stateOf('Two', 'एक', alone)).toBe('en-changed');
  // The twin follows later: both differ from what was confirmed, and so are taken together.
  expect(stateOf('Two', 'दो', alone)).toBe('both-changed');

  const named = confirm([page('en', 'Two'), page('hi', 'एक')], before, ['area/one']);
  expect(stateOf('Two', 'एक', named)).toBe('same');
});
