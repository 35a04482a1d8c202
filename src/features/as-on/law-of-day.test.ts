import { expect, test } from 'vitest';
import { lawOfDay } from './law-of-day.ts';

const law = (title: string, own: object) => ({ title, href: '', group: 'acts' as const, isCertain: true, ...own });
const content = {
  eras: [
    { from: '2001-10-02', until: '2014-04-30', href: '', groups: [] },
    { from: '2014-05-01', href: '', groups: [] },
  ],
  laws: [
    law('act', { from: '1985-11-14' }),
    law('order', { from: '1993', until: '2013-03-25' }),
    law('notice', { from: '2012-06-15', isCertain: false }),
  ],
  cropYears: { '2012-13': { tables: [{ caption: 'a', figures: [] }], policies: [] } },
};
const on = (day: string) => lawOfDay(day, content);
const titles = (laws: { title: string }[]) => laws.map(({ title }) => title);

test('an era turns at midnight, and before the first nothing is known', () => {
  expect(on('2014-04-30').era?.until).toBe('2014-04-30');
  expect(on('2014-05-01').era).toMatchObject({ from: '2014-05-01' });
  expect(on('2001-10-01').era).toBeUndefined();
});

test('laws that held stand apart from those of which only the beginning is known', () => {
  expect(titles(on('1985-11-13').inForce.acts)).toEqual([]);
  expect(titles(on('1993-06-01').inForce.acts)).toEqual(['act']);
  expect(titles(on('1993-06-01').issued)).toEqual(['order']);
  expect(titles(on('2013-03-25').inForce.acts)).toEqual(['act', 'order']);
  expect(titles(on('2013-03-26').inForce.acts)).toEqual(['act']);
  expect(titles(on('2012-06-15').issued)).toEqual(['notice']);
});

test('a day belongs to its crop year', () => {
  expect(on('2013-09-30')).toMatchObject({ cropYear: '2012-13', ofYear: { tables: [{ caption: 'a' }] } });
  expect(on('2013-10-01')).toMatchObject({ cropYear: '2013-14', ofYear: undefined });
});
