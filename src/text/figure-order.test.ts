import { expect, test } from 'vitest';
import { figuresInOrder, isSameOrder } from './figure-order.ts';

test.each([
  ['58 kg in one State, 52 kg in the other', 'एक राज्य में 52 किलोग्राम, दूसरे में 58 किलोग्राम'],
  ['3 years and 6 months', '6 वर्ष और 3 महीने'],
  ['in 2019 and again in 2021', '2021 में और फिर 2019 में'],
  ['10 ares with lancing, 5 ares without', 'चीरे के साथ 5 आरी, बिना चीरे 10 आरी'],
  ['first {fee-a}, then {fee-b}', 'पहले {fee-b}, फिर {fee-a}'],
  ['rule 17, later rule 22', 'नियम 22, बाद में नियम 17'],
  ['from 1 May to 31 August', '31 मई से 1 अगस्त तक'],
])('exchanged figures are seen: “%s”', (en, hi) => {
  expect(isSameOrder(en, hi)).toBe(false);
});

test.each([
  // Hindi puts the time first.
  ['4.2 kg of morphine per hectare in 2024-25', '2024-25 में 4.2 किलोग्राम मॉर्फीन प्रति हेक्टेयर'],
  ['G.S.R. 702(E) of 20 September 2011', '20 सितंबर 2011 की सा.का.नि. 702(अ)'],
  ['Pay {fee} before 31 March', '31 मार्च से पहले {fee} दें'],
  // Measures of two sorts stand the other way round.
  ['6 ares from 4.2 to 5.4 kg, 10 ares up to 5.9 kg', '4.2 से 5.4 किलोग्राम पर 6 आरी, 5.9 किलोग्राम तक 10 आरी'],
  ['104.33 tonnes from 86 cases', '86 मामलों के 104.33 टन'],
  ['Form 1, under rule 7', 'नियम 7 के अधीन प्ररूप 1'],
  ['38 kg in 1993-94 and 56 kg in 2015-16', '1993-94 में 38 और 2015-16 में 56 किलोग्राम'],
  // Grouping is not order.
  ['10,326 and 8,501 hectares', '10326 और 8501 हेक्टेयर'],
  ['no figure at all', 'कोई अंक नहीं'],
  // Other figures are another mistake.
  ['5 and 6', '5 और 7'],
])('another word order is none: “%s”', (en, hi) => {
  expect(isSameOrder(en, hi)).toBe(true);
});

test('figures are named in their order', () => {
  expect(figuresInOrder('In 2023: 10,326 ha, section 8A, {fee-a}, 5 May 2020')).toBe('2023, 10326, 8, {fee-a}, 5 2020');
});
