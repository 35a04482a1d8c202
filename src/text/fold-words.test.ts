import { expect, test } from 'vitest';
import { compact, foldWords, wordsOf } from './fold-words.ts';

test.each([
  ['एफेड्रीन', 'एफेड्रिन'],
  ['अफ़ीम', 'अफीम'],
  ['गाँजा', 'गांजा'],
  ['गाञ्जा', 'गांजा'],
  ['मॉर्फीन', 'मार्फिन'],
  ['२९९-४२-३', '299-42-3'],
  ['Éphédrine', 'ephedrine'],
])('%s and %s are one word', (one, other) => {
  expect(foldWords(one)).toBe(foldWords(other));
});

test('words that differ stay different', () => {
  expect(foldWords('कोकेन')).not.toBe(foldWords('कोडीन'));
});

test('signs and spaces are closed up, vowel signs stay', () => {
  expect(compact('3,4-MDP-2-P')).toBe('34mdp2p');
  expect(compact('पोस्त दाना')).toBe(`${foldWords('पोस्त')}${foldWords('दाना')}`);
  expect(wordsOf(' Acetic  anhydride, (pure)')).toEqual(['acetic', 'anhydride', 'pure']);
  expect(wordsOf('')).toEqual([]);
});
