import { expect, test } from 'vitest';
import { lacksSentence } from './missing-sentence.ts';

const en =
  'Bring the opium to the weighing centre. An officer weighs it before you. The payment follows in a few days.';
const hi = 'अफीम तौल केंद्र पर लाएं। एक अधिकारी उसे आपके सामने तौलता है। भुगतान कुछ दिनों में होता है।';

test('complete translations lack nothing', () => {
  expect(lacksSentence(hi, en, 'hi')).toBe(false);
  expect(lacksSentence(en, hi, 'en')).toBe(false);
});

test('a sentence is missing', () => {
  expect(lacksSentence('अफीम तौल केंद्र पर लाएं। एक अधिकारी उसे आपके सामने तौलता है।', en, 'hi')).toBe(true);
  expect(lacksSentence('Bring the opium to the weighing centre.', hi, 'en')).toBe(true);
});

test('sentences that were joined are not missing', () => {
  const joined = 'अफीम तौल केंद्र पर लाएं, जहां एक अधिकारी उसे आपके सामने तौलता है। उसका भुगतान कुछ ही दिनों के भीतर होता है।';
  expect(lacksSentence(joined, en, 'hi')).toBe(false);
});

test('abbreviations end no sentence', () => {
  expect(lacksSentence('दर 825 रुपये थी, अब वह बढ़ गई है।', 'The rate was Rs. 825 before; now it is more.', 'hi')).toBe(
    false,
  );
});

test('one sentence against a third of it', () => {
  const long = 'The officer measures every field and writes the area into the licence before the lancing begins.';
  expect(lacksSentence('खेत नापें।', long, 'hi')).toBe(true);
});

test('short labels tell nothing by their length', () => {
  expect(lacksSentence('शुल्क', 'Fee for a licence.', 'hi')).toBe(false);
});

test('facts count as their values, not as their names', () => {
  expect(lacksSentence('{fee} दें।', 'Pay {cultivation-licence-fee-of-the-year} first.', 'hi')).toBe(false);
});
