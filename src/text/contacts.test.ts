import { expect, test } from 'vitest';
import { emailsElsewhere, isPhoneLength, phonesIn } from './contacts.ts';

test.each([
  ['+91 751 2368996', true],
  ['0751 2368996', true],
  ['+91 98765 43210', true],
  ['9876543210', true],
  ['1800 11 4000', true],
  ['1933', true],
  ['112', true],
  ['+41 22 917 1234', true], // abroad
  ['+91 751 236899', false],
  ['+91 751 23689961', false],
  ['2368996', false], // without the code of the town
  ['0751 236899', false],
  ['193300', false],
  ['+91 0751 2368996', false], // the zero falls away after +91
])('%s has the length of a telephone number: %s', (phone, isRight) => {
  expect(isPhoneLength(phone)).toBe(isRight);
});

test('numbers in running text are those with +91', () => {
  expect(phonesIn('Call +91 751 2368996 or +91-751-2368997, file 641 of 2023')).toEqual([
    '+91 751 2368996',
    '+91-751-2368997',
  ]);
  expect(phonesIn('In 2023, 10,326 hectares and 1933')).toEqual([]);
});

test.each([
  ['supdt-tech@cbn.nic.in', []],
  ['Write to head@revenue.gov.in.', []],
  ['a@gov.in', []],
  ['office@gmail.com', ['office@gmail.com']],
  ['office@gov.in.example.com', ['office@gov.in.example.com']],
  ['office@notgov.in and b@nic.in', ['office@notgov.in']],
  ['reward @ 10%', []],
])('addresses outside the Government in “%s”', (text, found) => {
  expect(emailsElsewhere(text)).toEqual(found);
});
