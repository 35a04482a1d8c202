import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentMatcher } from '../../src/content/answers/matcher.ts';
import { catalogue } from '../../src/content/catalogue.ts';

interface JudgedQuestion {
  q: string;
  /** The id of the right answer, several where more than one is right, or `none`. */
  card: string | string[];
}

const MOST_WRONG = 0.01;
const WANTED = { leastRight: 0.9, mostWrong: MOST_WRONG };
/** The last set was kept back, and is short of what is wanted: it may not get worse. */
const FILES = [
  { file: 'answers-a', ...WANTED },
  { file: 'answers-b', ...WANTED },
  { file: 'answers-c', ...WANTED },
  { file: 'answers-d', leastRight: 0.83, mostWrong: 0.04 },
];

const { answers } = catalogue.answers;
const match = contentMatcher(catalogue.answers, catalogue);
const foundFor = (question: string) => {
  const { match: found } = match(question);
  return found ? (answers[found.answer]?.id ?? '') : 'none';
};

describe.each(FILES)('$file', ({ file, leastRight, mostWrong }) => {
  const questions: JudgedQuestion[] = parse(readFileSync(`tests/search/${file}.yaml`, 'utf8'));
  const judged = questions.map(({ q, card }) => {
    const right = [card].flat();
    return { q, right, found: foundFor(q) };
  });
  const isRight = ({ right, found }: (typeof judged)[number]) => right.includes(found);
  const told = (list: typeof judged) =>
    list.map(({ q, right, found }) => `${q}: ${found}, not ${right.join(' or ')}`).join('\n');

  test('names answers that exist', () => {
    const known = new Set(['none', ...answers.map(({ id }) => id)]);
    expect(judged.flatMap(({ right }) => right).filter((id) => !known.has(id))).toEqual([]);
    expect(questions.length).toBeGreaterThanOrEqual(150);
  });

  test('the right answer to most questions that have one', () => {
    const withCard = judged.filter(({ right }) => !right.includes('none'));
    const missed = withCard.filter((each) => !isRight(each));
    expect(1 - missed.length / withCard.length, told(missed)).toBeGreaterThanOrEqual(leastRight);
  });

  test('a wrong answer to few', () => {
    const wrong = judged.filter((each) => each.found !== 'none' && !isRight(each));
    expect(wrong.length / judged.length, told(wrong)).toBeLessThanOrEqual(mostWrong);
  });
});

test('questions that only look like ours get no answer', () => {
  const near: string[] = parse(readFileSync('tests/search/answers-near.yaml', 'utf8'));
  expect(near.length).toBeGreaterThanOrEqual(150);
  const answered = near.filter((question) => foundFor(question) !== 'none');
  expect(answered.length / near.length, answered.join('\n')).toBeLessThanOrEqual(MOST_WRONG);
});
