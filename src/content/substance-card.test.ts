import { expect, test } from 'vitest';
import { sampleSubstances as substances } from '../../tests/support/sample-substances.ts';
import { LANGS } from '../language/lang.ts';
import { pathFor } from '../addresses/routes.ts';
import { letterPath } from '../addresses/letters.ts';
import { cardOf, cardWords, numberIn } from './substance-card.ts';

const cardIn = (id: string, lang: 'en' | 'hi') =>
  cardOf(
    substances.rows.find((row) => row.id === id)!,
    cardWords(substances, lang, lang === 'en' ? 'doubt' : 'संदेह'),
  );
const line = (id: string, lang: 'en' | 'hi', name: string) =>
  cardIn(id, lang).lines.find((each) => each.name === name)?.text;

test.each([
  ['110ZT', '110जेडटी'],
  ['105A', '105ए'],
  ['76', '76'],
  ['IV', 'चार'],
  ['I', 'एक'],
])('%s is %s in Hindi', (number, hindi) => {
  expect(numberIn(number, 'hi')).toBe(hindi);
  expect(numberIn(number, 'en')).toBe(number);
});

test('the entry says list and number', () => {
  expect(line('diazepam', 'en', 'entries')).toContain(
    'Schedule to the NDPS Act, serial 43; UN Convention of 1971, Schedule IV',
  );
  expect(line('diazepam', 'hi', 'entries')).toContain(
    'एनडीपीएस अधिनियम की अनुसूची, क्रम 43; संयुक्त राष्ट्र का 1971 का अभिसमय, अनुसूची चार',
  );
});

test.each(LANGS)('what is in doubt says so (%s)', (lang) => {
  const mark = lang === 'en' ? '(doubt)' : '(संदेह)';
  expect(line('ephedrine', lang, 'cas')).toBe('299-42-3');
  expect(line('piperonal', lang, 'cas')).toBe(`120-57-0 ${mark}`);
  expect(line('norfentanyl', lang, 'to_confirm')).toBe(
    lang === 'en' ? 'name, entry in Indian law' : 'नाम, भारतीय कानून में प्रविष्टि',
  );
});

test.each(LANGS)('the pages of the letters stand below the page of the list (%s)', (lang) => {
  expect(letterPath('e', lang)).toBe(`${pathFor('exim/substances', lang)}e/`);
});
