import { expect, test } from 'vitest';
import { amountsIn } from './amount.ts';

test.each([
  ['500 gram ganja', '500', 'g'],
  ['500 ग्राम गांजा', '500', 'g'],
  ['५०० ग्राम गांजा', '500', 'g'],
  ['2 kg afim', '2', 'kg'],
  ['charas 1 kilo', '1', 'kg'],
  ['smack 5gm', '5', 'g'],
  ['2.5kg doda', '2.5', 'kg'],
  ['1,500 g of charas', '1500', 'g'],
  ['1,50,000 mg', '150000', 'mg'],
  ['half kg ganja', '0.5', 'kg'],
  ['डेढ किलो अफीम', '1.5', 'kg'],
  ['paanch sau gram', '500', 'g'],
  ['2 quintal doda chura', '200', 'kg'],
])('%s is a weight', (question, written, unit) => {
  expect(amountsIn(question)).toMatchObject([{ written, unit }]);
});

test.each(['2,5 kg ganja', 'gram sabha', 'ग्राम पंचायत', '27g section'.replace('g ', 'ga '), 'kilo', '3 grammar'])(
  '%s holds no weight',
  (question) => {
    expect(amountsIn(question)).toEqual([]);
  },
);
