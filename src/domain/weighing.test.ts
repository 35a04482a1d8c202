import { expect, test } from 'vitest';
import { officePlaces } from '../../tests/support/sample-places.ts';
import { weighingWords } from './weighing.ts';

const source = ['sample'];

test('a weighing place is told with its district where that is another, with the building, and when it was named', () => {
  const office = {
    seat: 'kota',
    weighing: [
      { place: 'kota', at: { en: 'at the office', hi: 'कार्यालय में' }, source },
      { place: 'nimbahera', seen: '2025', source },
    ],
  };
  expect(weighingWords(office, officePlaces, 'en')).toBe('Kota, at the office; Nimbahera, district Chittorgarh (2025)');
  expect(weighingWords(office, officePlaces, 'hi')).toBe('कोटा, कार्यालय में; निंबाहेड़ा, जिला चित्तौड़गढ़ (2025)');
});

test('an office of which it is not known has no words', () => {
  expect(weighingWords({ seat: 'kota' }, officePlaces, 'en')).toBeUndefined();
});
