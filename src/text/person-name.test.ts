import { expect, test } from 'vitest';
import { likeness, mayBegin, nameWords } from './person-name.ts';

const word = (text: string) => nameWords(text)[0]!;
const like = (wanted: string, name: string) => likeness(word(wanted), word(name));

test.each([
  ['श्री रामलाल जी', ['रामलाल']],
  ['Shri Ramlal ji S/o Mohan', ['Ramlal', 'Mohan']],
  ['श्रीमती सीता पत्नी राम', ['सीता', 'राम']],
  ['रामलालजी', ['रामलाल']],
  ['Mohd. Iqbal', ['mohammad', 'Iqbal']],
  ['Ram-Lal (Dhakad)', ['Ram', 'Lal', 'Dhakad']],
  ['जी', []],
  ['Ramji', ['Ramji']],
])('“%s” has the words %j', (text, words) => expect(nameWords(text).map((each) => each.word)).toEqual(words));

test.each([
  ['Ramlal', 'RAMLAL', 'same'],
  ['संपत', 'सम्पत', 'same'],
  ['Ramlal', 'रामलाल', 'sound'],
  ['Bhairu', 'भेरू', 'sound'],
  ['Dhakar', 'धाकड़', 'sound'],
  ['Rajender', 'राजेन्द्र', 'sound'],
  ['Singh', 'सिंह', 'sound'],
  ['Naugaon', 'नौगांव', 'sound'],
  ['Ram', 'Ramlal', 'beginning'],
  ['Bheru', 'भेरूलाल', 'beginning'],
  ['00', '0095', 'beginning'],
  ['Dwarika', 'द्वारका', 'slip'],
  ['Kamla', 'Kamal', 'slip'],
  ['Bisnu', 'Vishnu', 'slip'],
])('“%s” is near “%s”: %s', (wanted, name, found) => expect(like(wanted, name)).toBe(found));

test.each([
  ['Mohan', 'Sohan'],
  ['Sita', 'Gita'],
  ['Dinesh', 'Ganesh'],
  ['Ramesh', 'Rakesh'],
  ['रामलाल', 'श्यामलाल'],
  ['Ramlal', 'Ram'],
  ['Mina', 'Mona'],
  ['Urmila', 'Rumila'],
  ['95', '0095'],
])('“%s” is not “%s”', (wanted, name) => expect(like(wanted, name)).toBeUndefined());

test('a word may begin what is written in one', () => {
  expect(mayBegin(word('Kanhaiyalal'), word('कन्हैया'))).toBe(true);
  expect(mayBegin(word('Ramlal'), word('Lal'))).toBe(false);
});
