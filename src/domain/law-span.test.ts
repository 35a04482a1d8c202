import { expect, test } from 'vitest';
import type { LawRecord } from './amendments.ts';
import { lawSpan } from './law-span.ts';

const law = (id: string, own: Partial<LawRecord>) =>
  ({ id, register: 'notifications', validity: 'in-force', ...own }) as LawRecord;
const NEW = law('new', { date: '2015-01-16' });

test('a law is in force from its own day, else from its date, until what took its place', () => {
  expect(lawSpan(NEW, [])).toEqual({ from: '2015-01-16', until: undefined, isCertain: true });
  expect(lawSpan(law('act', { date: '2014-03-07', from: '2014-05-01' }), [])).toMatchObject({ from: '2014-05-01' });
  const old = law('old', { date: '2007-05-10', validity: 'superseded', supersededBy: 'new' });
  expect(lawSpan(old, [old, NEW])).toEqual({ from: '2007-05-10', until: '2015-01-15', isCertain: true });
});

test('conditions of a crop year hold for that year', () => {
  const conditions = law('opium', { date: '2018-09-28', validity: 'crop-year', cropYear: '2018-19' });
  expect(lawSpan(conditions, [])).toEqual({ from: '2018-10-01', until: '2019-09-30', isCertain: true });
});

test('of a law whose end is not known only its beginning is certain', () => {
  expect(lawSpan(law('notice', { date: '2016', validity: 'not-known' }), [])).toEqual({
    from: '2016',
    until: undefined,
    isCertain: false,
  });
  expect(lawSpan(law('lost', { date: '2016', validity: 'superseded' }), []).isCertain).toBe(false);
});
