import { expect, test } from 'vitest';
import { sampleRecord, sampleRegisters } from '../../tests/support/sample-record.ts';
import { tieAmendments } from './amendments.ts';

const named = (id: string) => ({ id, title: { en: id, hi: 'नमूना' } });

const act = sampleRecord({ register: 'acts-and-rules', ...named('act'), date: '1985' });
const rules = sampleRecord({
  register: 'acts-and-rules',
  ...named('rules'),
  number: 'G.S.R. 1(E)',
  date: '1985-11-14',
});
const rulesPublished = sampleRecord({
  register: 'notifications',
  ...named('rules-published'),
  number: 'G.S.R. 1(E)',
  date: '1985-11-14',
});
const same = { number: 'G.S.R. 2(E)', date: '2015-03-25', amends: ['rules'] };
const change = sampleRecord({ register: 'acts-and-rules', ...named('change'), ...same });
const changePublished = sampleRecord({ register: 'notifications', ...named('change-published'), ...same });
const older = sampleRecord({
  register: 'notifications',
  ...named('older'),
  number: 'G.S.R. 2(E)',
  date: '2011',
  amends: ['rules', 'act'],
});
const undated = sampleRecord({ register: 'instructions', ...named('undated'), amends: ['act'] });

const tied = tieAmendments(
  sampleRegisters({
    notifications: [rulesPublished, older, changePublished],
    'acts-and-rules': [act, rules, change],
    instructions: [undated],
    policies: [sampleRecord({ register: 'policies', id: 'policy' })],
  }),
);

test('an amendment names what it changes, in other registers too', () => {
  expect(tied.get(older)!.amends).toEqual([rules, act]);
  expect(tied.get(undated)!.amends).toEqual([act]);
  expect(tied.get(act)!.amends).toEqual([]);
});

test('what was changed names its amendments, newest first, those without a date last', () => {
  expect(tied.get(act)!.amendedBy).toEqual([older, undated]);
  expect(tied.get(older)!.amendedBy).toEqual([]);
});

test('a text that stands in two registers is amended in both, and named once, by the record of the same register', () => {
  expect(tied.get(rules)!.amendedBy).toEqual([change, older]);
  expect(tied.get(rulesPublished)!.amendedBy).toEqual([changePublished, older]);
});

test('registers that are no law are left alone', () => {
  expect([...tied.keys()].some(({ register }) => register === 'policies')).toBe(false);
});
