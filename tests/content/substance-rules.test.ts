import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { wholeClasses } from '../../src/domain/substance-rules.ts';
import { LANGS } from '../../src/language/lang.ts';
import { readExpectedCsv } from '../support/expected.ts';

const { substanceRules, substances } = catalogue;
const classes = new Map(wholeClasses(substanceRules).map((each) => [each.id, each]));
const rows = substances!.rows;
const answersOf = (id: string) => {
  const row = rows.find((each) => each.id === id);
  return classes.get(row?.rule ?? '')?.answers ?? {};
};

interface Line {
  law: string;
  substance: string;
  purpose: string;
  verdict: string;
  /** Ids of procedures, the first step first. */
  procedures: string;
}
const expected = readExpectedCsv<keyof Line>('law/substance-rules');

describe('what the law fixes', () => {
  test.each(expected)('$substance, $purpose: $verdict ($law)', ({ substance, purpose, verdict, procedures }) => {
    const answer = answersOf(substance)[purpose];
    expect(answer?.verdict).toBe(verdict);
    expect(answer?.procedures.join(' ')).toBe(procedures);
  });

  test('exactly the seven substances of Schedule A are registered by the Narcotics Control Bureau', () => {
    const seven = new Set(expected.filter(({ verdict }) => verdict === 'elsewhere').map(({ substance }) => substance));
    expect(seven.size).toBe(7);
    const listed = rows.filter(({ entries }) => entries.some(({ list }) => list === 'rcs-schedule-a'));
    const registered = rows.filter(({ id }) =>
      Object.values(answersOf(id)).some(({ verdict }) => verdict === 'elsewhere'),
    );
    expect(new Set(listed.map(({ id }) => id))).toEqual(seven);
    expect(new Set(registered.map(({ id }) => id))).toEqual(seven);
    for (const id of seven)
      for (const { verdict, decides } of Object.values(answersOf(id)))
        if (verdict === 'elsewhere') expect(decides).toBe('control-bureau');
  });
});

describe('nothing reads as if a substance were free', () => {
  const all = [...classes.values()];

  test.each(all)('$id: nobody may possess it without more ado', ({ answers }) => {
    expect(['permit', 'barred', 'elsewhere', 'ask']).toContain(answers['possess']?.verdict);
  });

  test.each(all.filter(({ of }) => of === 'narcotic' || of === 'psychotropic'))(
    '$id: possession is barred by section 8(c)',
    ({ answers }) => {
      expect(answers['possess']?.law).toContain('act-8c');
    },
  );

  test.each(all)('$id: no words say that it is free or allowed', ({ label, verdict, lead, answers }) => {
    const notes = Object.values(answers).flatMap(({ note }) => note ?? []);
    for (const lang of LANGS)
      for (const words of [label, verdict, lead, ...notes])
        expect(words[lang]).not.toMatch(
          /\b(allowed|permitted|freely|free to|no (licence|document|permit) (is )?needed)\b|अनुमति है|छूट है कि|मुक्त है|जरूरत नहीं|आवश्यकता नहीं/i,
        );
  });

  test('every substance has an answer to every purpose', () => {
    const purposes = substanceRules.purposes.map(({ id }) => id);
    const without = rows.filter(({ id }) => purposes.some((purpose) => !(purpose in answersOf(id))));
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});

test('every rule that an answer names has its source and the day of its check', () => {
  const named = new Set(
    [...classes.values()].flatMap(({ answers }) => Object.values(answers).flatMap(({ law }) => law)),
  );
  for (const code of named) {
    expect(substanceRules.laws[code]?.source.length, code).toBeGreaterThan(0);
    expect(substanceRules.laws[code]?.asOn, code).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('a substance that only the lists of the United Nations name is not called controlled', () => {
  const international = ['yellow-list', 'red-list', 'un-1971'];
  const called = rows
    .filter(({ entries }) => entries.every(({ list }) => international.includes(list)))
    .filter(({ rule }) => classes.get(rule)?.standing !== 'ask');
  expect(called.map(({ id }) => id)).toEqual([]);
});
