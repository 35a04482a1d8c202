import { expect, test } from 'vitest';
import type { RegisterId } from '../schemas/registers.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { tieAmendments } from './amendments.ts';

function record(register: RegisterId, id: string, fields: Partial<RegisterRecord> = {}): RegisterRecord {
  const words = { en: id, hi: 'नमूना' };
  const common = { kind: 'general', title: words, purpose: words, section: 'docs', validity: 'in-force' } as const;
  return { id, register, ...common, alsoFor: [], documents: [], source: ['spec'], ...fields };
}

const act = record('acts-and-rules', 'act', { date: '1985' });
const rules = record('acts-and-rules', 'rules', { number: 'G.S.R. 1(E)', date: '1985-11-14' });
const rulesPublished = record('notifications', 'rules-published', { number: 'G.S.R. 1(E)', date: '1985-11-14' });
const same = { number: 'G.S.R. 2(E)', date: '2015-03-25', amends: ['rules'] };
const change = record('acts-and-rules', 'change', same);
const changePublished = record('notifications', 'change-published', same);
const older = record('notifications', 'older', { number: 'G.S.R. 2(E)', date: '2011', amends: ['rules', 'act'] });
const undated = record('instructions', 'undated', { amends: ['act'] });

const tied = tieAmendments(
  new Map<RegisterId, RegisterRecord[]>([
    ['notifications', [rulesPublished, older, changePublished]],
    ['acts-and-rules', [act, rules, change]],
    ['instructions', [undated]],
    ['policies', [record('policies', 'policy')]],
  ]),
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
