import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../../schemas/substance-rules.ts';
import { neededFor, type PlanAnswer, type PlanDocument, planOf } from './plan.ts';

const documents: Record<string, PlanDocument> = {
  registration: { count: { per: 'substance' } },
  certificate: { rupees: 1000, days: 21, count: { per: 'consignment', room: 4 } },
  noc: { rupees: 500, days: 30, count: { per: 'consignment' } },
  authorisation: { rupees: 200 },
};
const answer = (verdict: Verdict, own: string[] = [], note?: string): PlanAnswer => ({
  verdict,
  words: verdict,
  documents: own,
  note,
});
const answers: Record<string, PlanAnswer> = {
  narcotic: answer('needed', ['certificate'], 'a condition'),
  psychotropic: answer('needed', ['registration', 'certificate']),
  precursor: answer('needed', ['noc']),
  notified: answer('notified', ['certificate'], 'only some'),
  barred: answer('barred', [], 'why'),
  asked: answer('ask', [], 'ask'),
  factory: answer('factory', [], 'why'),
  open: answer('needed', ['authorisation']),
};
const plan = (...rules: string[]) =>
  planOf(
    rules.map((rule, index) => ({ id: `${rule}-${index}`, rule })),
    (rule) => answers[rule],
    documents,
  );
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('documents', () => {
  test('each stands once, what comes first for any substance first, with all its substances', () => {
    const { documents: planned } = plan('narcotic', 'psychotropic', 'narcotic');
    expect(ids(planned)).toEqual(['registration', 'certificate']);
    expect(ids(planned[1]!.substances)).toEqual(['narcotic-0', 'narcotic-2', 'psychotropic-1']);
  });

  test.each([
    [1, { per: 'consignment', room: 4 }, 1, false],
    [4, { per: 'consignment', room: 4 }, 1, false],
    [5, { per: 'consignment', room: 4 }, 2, false],
    [30, { per: 'consignment', room: 4 }, 8, false],
    [5, { per: 'consignment' }, 1, false],
    [5, { per: 'substance' }, 5, false],
    [1, undefined, 1, false],
    [2, undefined, 1, true],
  ] as const)('%i substances with %j need %i', (substances, count, needed, isLeast) => {
    expect(neededFor(substances, count)).toEqual({ count: needed, isLeast });
  });

  test('what needs none, or has no answer, is counted nowhere', () => {
    expect(plan('barred', 'asked', 'unheard-of')).toMatchObject({
      documents: [],
      fees: { lines: [], total: 0, open: [], isLeast: false },
      times: { longest: undefined, open: [] },
    });
  });
});

describe('what stands at the top', () => {
  test('what stops the goods, and what must be settled, by answer', () => {
    const { stopping, unsettled, conditions } = plan('barred', 'narcotic', 'barred', 'asked', 'factory', 'notified');
    expect(stopping.map(({ substances }) => ids(substances))).toEqual([['barred-0', 'barred-2'], ['factory-4']]);
    expect(unsettled.map(({ substances }) => ids(substances))).toEqual([['asked-3'], ['notified-5']]);
    expect(conditions.map(({ answer: { note } }) => note)).toEqual(['a condition']);
  });
});

describe('fees and time', () => {
  test('fees are counted with the documents and added up', () => {
    const { fees } = plan('narcotic', 'narcotic', 'narcotic', 'narcotic', 'narcotic', 'precursor');
    expect(fees.lines).toEqual([
      { id: 'certificate', count: 2, isLeast: false, rupees: 1000, sum: 2000 },
      { id: 'noc', count: 1, isLeast: false, rupees: 500, sum: 500 },
    ]);
    expect(fees).toMatchObject({ total: 2500, open: [], isLeast: false });
  });

  test('a fee that must be asked is named, and the sum is the least', () => {
    expect(plan('psychotropic').fees).toMatchObject({ total: 1000, open: ['registration'], isLeast: true });
  });

  test('where the number must be asked the sum is the least', () => {
    expect(plan('open').fees.isLeast).toBe(false);
    expect(plan('open', 'open').fees).toMatchObject({ total: 200, isLeast: true });
  });

  test('the longest time counts, and the documents without one are named', () => {
    expect(plan('narcotic', 'precursor', 'open').times).toEqual({ longest: 'noc', open: ['authorisation'] });
    expect(plan('narcotic').times).toEqual({ longest: 'certificate', open: [] });
  });
});
