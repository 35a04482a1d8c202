import { describe, expect, test } from 'vitest';
import { readExpectedCsv } from '../../../tests/support/expected.ts';
import { catalogue } from '../../content/catalogue.ts';
import { LANGS } from '../../language/lang.ts';
import { queryOf } from '../../ui/address-choice.ts';
import { answerTo, CHOICE, readChoice } from './choose-paper.ts';
import { finderProps } from './finder-props.ts';

const hrefs = { procedure: (id: string) => `#${id}`, form: (id: string) => `/forms/#${id}`, contact: '/' };
const [english, hindi] = LANGS.map((lang) => finderProps(catalogue, hrefs, lang));
const matrix = english!;

/** Answers as the law has them, written apart from the content. */
const ANSWERS = readExpectedCsv<'class' | 'doing' | 'verdict' | 'procedures'>('law/which-paper');

describe('the answers', () => {
  test.each(ANSWERS)('$class, $doing: $verdict', ({ class: className, doing, verdict, procedures }) => {
    const answer = answerTo({ class: className, doing }, matrix);
    expect(answer).toMatchObject({ verdict, procedures: procedures.split(' ').filter(Boolean) });
  });

  test('there is one for every pair that can be chosen, and for no other', () => {
    for (const { id } of matrix.classes)
      for (const doing of matrix.doings) expect(answerTo({ class: id, doing: doing.id }, matrix), id).toBeDefined();
    expect(answerTo({ class: 'opium', doing: 'toString' }, matrix)).toBeUndefined();
    expect(answerTo({ class: 'opium', doing: '' }, matrix)).toBeUndefined();
    expect(answerTo({ class: '', doing: 'export' }, matrix)).toBeUndefined();
  });

  test('both languages have the same answers, each in its own words', () => {
    const bare = (props: typeof matrix) =>
      props.classes.map(({ id, answers }) => [
        id,
        Object.entries(answers).map(([doing, { verdict, procedures, note }]) => [
          doing,
          verdict,
          procedures,
          note !== undefined,
        ]),
      ]);
    expect(bare(hindi!)).toEqual(bare(matrix));
    expect(hindi!.procedures['quota']!.title).not.toBe(matrix.procedures['quota']!.title);
  });
});

describe('the choice in the address', () => {
  const whole = { class: 'precursor', doing: 'export' };
  test('comes back as it was put there', () => {
    expect(queryOf(whole)).toBe('?class=precursor&doing=export');
    expect(readChoice(queryOf(whole), matrix)).toEqual({ choice: whole, problems: {} });
  });

  test.each([
    ['', { class: '', doing: '' }, {}],
    ['?class=opium', { class: 'opium', doing: '' }, {}],
    ['?class=tea&doing=import', { class: '', doing: 'import' }, { class: 'unknown' }],
    ['?class=__proto__&doing=%3Cb%3E', { class: '', doing: '' }, { class: 'unknown', doing: 'unknown' }],
    ['?class=opium&doing=%E0%A4%A', { class: 'opium', doing: '' }, { doing: 'unknown' }],
  ])('%s', (query, choice, problems) => {
    expect(readChoice(query, matrix)).toEqual({ choice, problems });
  });

  test('what is missing is named', () => {
    expect(CHOICE.missingIn(whole)).toEqual({});
    expect(CHOICE.missingIn({ class: '', doing: 'export' })).toEqual({ class: 'missing' });
  });
});
