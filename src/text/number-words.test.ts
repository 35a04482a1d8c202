import { expect, test } from 'vitest';
import { namedIn, onlyIn } from './number-words.ts';

test.each([
  ['Three of the five substances, and both lists', ['3', '5', '2']],
  ['about two lakh cultivators', ['2', 'lakh']],
  ['one of them, someone, often, attend, weight', []],
])('numbers in “%s”', (text, numbers) => {
  expect(namedIn(text, 'en').numbers).toEqual(numbers);
});

test.each([
  ['पांच में से तीन पदार्थ, दोनों सूचियां', ['5', '3', '2']],
  ['लगभग दो लाख काश्तकार, एक करोड़', ['2', 'lakh', 'crore']],
  ['दोपहर, चारा, सातवां, दसवीं', []],
])('numbers in “%s”', (text, numbers) => {
  expect(namedIn(text, 'hi').numbers).toEqual(numbers);
});

test.each([
  ['before 31 March, and in May 2020', ['March', 'May']],
  ['May I import morphine? They may. May use every power.', []],
  ['May and June; from May to August; until May', ['May', 'June', 'May', 'August', 'May']],
  ['the march of time, augusta', []],
])('months in “%s”', (text, months) => {
  const found = namedIn(text, 'en').months;
  expect(found).toEqual(months);
});

test('months and days of the week in Hindi, in either spelling', () => {
  expect(namedIn('नवंबर, नवम्बर, अक्तूबर, अक्टूबर, मई', 'hi').months).toEqual([
    'November',
    'November',
    'October',
    'October',
    'May',
  ]);
  expect(namedIn('सोमवार और शुक्रवार को', 'hi').days).toEqual(['Monday', 'Friday']);
  expect(namedIn('Mondays and Friday', 'en').days).toEqual(['Monday', 'Friday']);
});

test('what only one list has is counted', () => {
  expect(onlyIn(['3', '3', '5'], ['5', '3'])).toEqual(['3']);
  expect(onlyIn(['3'], ['3', '4'])).toEqual([]);
});
