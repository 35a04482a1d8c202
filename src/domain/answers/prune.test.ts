import { expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { lexiconOf } from './lexicon.ts';
import { withoutRepeated } from './prune.ts';
import { readQuestion } from './question.ts';

test('a spelling with the stem or the sound of another is left out; one that is also another word stays', () => {
  expect(withoutRepeated([['farmer', ['किसान', 'kisan', 'किसानों', 'farmer', 'farmers']]])).toEqual([
    ['farmer', ['किसान', 'farmer']],
  ]);
  expect(
    withoutRepeated([
      ['price', ['भाव', 'bhav']],
      ['name', ['bhav']],
    ]),
  ).toEqual([
    ['price', ['भाव', 'bhav']],
    ['name', ['bhav']],
  ]);
});

test('every spelling of the content means what it meant before', () => {
  const groups = Object.entries(catalogue.answers.words);
  const flat = (all: [string, string[]][]) =>
    all.flatMap(([label, spellings]) => spellings.map((each): [string, string] => [each, label]));
  const lexicon = lexiconOf(flat(withoutRepeated(groups)));
  const lost = flat(groups).filter(([spelling, label]) => {
    const tokens = readQuestion(spelling);
    return (
      !tokens.some((token) => token.amount || token.references.length > 0) &&
      !lexicon.foundAt(tokens, 0).some(({ meaning, length }) => meaning === label && length === tokens.length)
    );
  });
  expect(lost).toEqual([]);
});
