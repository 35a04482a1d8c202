import { expect, test } from 'vitest';
import { countIn } from './counts.ts';

test.each([
  ['Read the three releases below.', 'three releases'],
  ['There are 12 notifications.', '12 notifications'],
  ['Two open tenders', 'Two open tenders'],
  ['The release of three years', undefined],
  ['Bring three copies of the form.', undefined],
  ['notifications of 2024', undefined],
])('“%s” counts: %s', (text, found) => {
  expect(countIn(text, 'en')).toBe(found);
});

test.each([
  ['नीचे की तीन विज्ञप्तियां पढ़ें।', 'तीन विज्ञप्तियां'],
  ['यहां 12 अधिसूचनाएं हैं।', '12 अधिसूचनाएं'],
  ['प्रपत्र की तीन प्रतियां लाएं।', undefined],
  ['2024 की अधिसूचनाएं', undefined],
])('“%s” counts: %s', (text, found) => {
  expect(countIn(text, 'hi')).toBe(found);
});
