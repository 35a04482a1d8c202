import { describe, expect, test } from 'vitest';
import { catalogue } from '../../content/catalogue.ts';
import { LANGS } from '../../language/lang.ts';
import { queryOf } from '../../ui/address-choice.ts';
import { answerTo, CHOICE, readChoice } from './choose-paper.ts';
import { finderProps } from './finder-props.ts';

const hrefs = { procedure: (id: string) => `#${id}`, form: (id: string) => `/forms/#${id}`, contact: '/' };
const [english, hindi] = LANGS.map((lang) => finderProps(catalogue.whichPaper!, catalogue, hrefs, lang));
const matrix = english!;

/** The whole matrix as the law has it: class, doing, verdict, procedures. */
const ANSWERS: [className: string, doing: string, verdict: string, ...procedures: string[]][] = [
  ['opium', 'export', 'needed', 'export-authorisation'],
  ['opium', 'import', 'factory'],
  ['opium', 'analysis', 'factory'],
  ['opium', 'manufacture', 'none'],
  ['opium', 'obtain', 'needed', 'quota'],
  ['morphine-group', 'export', 'needed', 'export-authorisation'],
  ['morphine-group', 'import', 'notified', 'import-certificate'],
  ['morphine-group', 'analysis', 'notified', 'import-for-analysis'],
  ['morphine-group', 'manufacture', 'factory'],
  ['morphine-group', 'obtain', 'needed', 'quota'],
  ['narcotic-drug', 'export', 'needed', 'export-authorisation'],
  ['narcotic-drug', 'import', 'needed', 'import-certificate'],
  ['narcotic-drug', 'analysis', 'needed', 'import-certificate'],
  ['narcotic-drug', 'manufacture', 'needed', 'manufacturing-licence', 'manufacturing-licence-renewal'],
  ['narcotic-drug', 'obtain', 'needed', 'quota'],
  ['psychotropic-substance', 'export', 'needed', 'psychotropic-registration', 'export-authorisation'],
  ['psychotropic-substance', 'import', 'needed', 'psychotropic-registration', 'import-certificate'],
  ['psychotropic-substance', 'analysis', 'needed', 'psychotropic-registration', 'import-certificate'],
  ['psychotropic-substance', 'manufacture', 'needed', 'psychotropic-registration', 'returns'],
  ['psychotropic-substance', 'obtain', 'needed', 'psychotropic-registration', 'returns'],
  ['precursor', 'export', 'needed', 'precursor-export-noc'],
  ['precursor', 'import', 'needed', 'precursor-import-noc'],
  ['precursor', 'analysis', 'needed', 'precursor-import-noc'],
  ['precursor', 'manufacture', 'elsewhere', 'precursor-registration'],
  ['precursor', 'obtain', 'elsewhere', 'precursor-registration'],
  ['poppy-seed', 'export', 'none'],
  ['poppy-seed', 'import', 'needed', 'poppy-seed-contract'],
  ['poppy-seed', 'analysis', 'needed', 'poppy-seed-contract'],
  ['poppy-seed', 'manufacture', 'none'],
  ['poppy-seed', 'obtain', 'none'],
  ['schedule-one', 'export', 'barred'],
  ['schedule-one', 'import', 'barred'],
  ['schedule-one', 'analysis', 'barred'],
  ['schedule-one', 'manufacture', 'barred'],
  ['schedule-one', 'obtain', 'none'],
];

describe('the answers', () => {
  test.each(ANSWERS)('%s, %s: %s', (className, doing, verdict, ...procedures) => {
    const answer = answerTo({ class: className, doing }, matrix);
    expect(answer).toMatchObject({ verdict, procedures });
  });

  test('there is one for every pair that can be chosen, and for no other', () => {
    const pairs = matrix.classes.flatMap(({ id }) => matrix.doings.map((doing) => `${id} ${doing.id}`));
    expect(ANSWERS.map(([className, doing]) => `${className} ${doing}`)).toEqual(pairs);
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
