import { describe, expect, test } from 'vitest';
import type { LiveFile } from './card-file.ts';
import { liveCard } from './live-card.ts';

const record = (label: string, until: string) => ({ label, until, value: until, href: `/en/${label}/` });
const FILE: LiveFile = {
  months: Array.from({ length: 12 }, (_, at) => ({
    month: `month ${at + 1}`,
    steps: at === 1 ? 'Lancing' : '',
    duty: '',
  })),
  tenders: [record('a', '2026-12-01T15:00'), record('b', '2027-01-10T11:00')],
  events: [record('day', '2027-06-26T23:59')],
  notification: { title: 'S.O. 1', date: '1 May 2026', href: '/en/n/' },
};
const sent = (live: string) => ({ live, title: '{@count} open', none: 'None is open', text: '', href: '/en/t/' });

describe('tenders', () => {
  test.each([
    ['2026-11-18T10:00', '2 open', ['a', 'b']],
    ['2026-12-01T14:59', '2 open', ['a', 'b']],
    ['2026-12-01T15:00', '1 open', ['b']],
    ['2027-01-10T11:00', 'None is open', []],
  ])('at %s: %s', (now, title, labels) => {
    const card = liveCard(sent('open-tenders'), FILE, now);
    expect(card?.title).toBe(title);
    expect(card?.rows.map(({ label }) => label)).toEqual(labels);
  });
});

test('the step of the month is that of the month in India; a value that is not known leaves its sentence out', () => {
  const month = { live: 'month-step', title: 'In {@month}', text: 'Now: {@steps}.', href: '/en/c/' };
  expect(liveCard(month, FILE, '2027-02-01T00:10')).toMatchObject({ title: 'In month 2', text: ['Now: Lancing.'] });
});

test('the newest notification is named with its day, and leads to it', () => {
  const card = liveCard({ live: 'newest-notification', title: '{@title}, {@date}' }, FILE, '2026-11-18T10:00');
  expect(card).toMatchObject({ title: 'S.O. 1, 1 May 2026', href: '/en/n/' });
});
