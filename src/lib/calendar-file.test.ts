import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'tenders-sample@cbn.nic.in',
  changed: '2026-11-16',
  starts: '2027-01-01T15:00',
  summary: 'Closes: sample',
  description: 'Sample',
};
const linesOf = (fields: Partial<CalendarEntry>) => unfolded(calendarFile({ ...entry, ...fields })).split('\r\n');
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('a moment of Indian time is written in world time, with every line that a calendar needs', () => {
  expect(calendarFile(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Central Bureau of Narcotics//Website//EN',
      'BEGIN:VEVENT',
      'UID:tenders-sample@cbn.nic.in',
      'DTSTAMP:20261115T183000Z',
      'DTSTART:20270101T093000Z',
      'SUMMARY:Closes: sample',
      'DESCRIPTION:Sample',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['2027-01-01T05:29', 'DTSTART:20261231T235900Z'],
  ['2027-01-01T00:00', 'DTSTART:20261231T183000Z'],
  ['2028-03-01T05:00', 'DTSTART:20280229T233000Z'],
])('%s in India is %s', (starts, line) => {
  expect(linesOf({ starts })).toContain(line);
});

test('a day without a time lasts all day, to the day after', () => {
  const lines = linesOf({ starts: '2026-12-31' });
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(linesOf({ starts: '2027-09-14', ends: '2027-09-28' })).toContain('DTEND;VALUE=DATE:20270929');
});

test('a time with an end keeps it', () => {
  expect(linesOf({ ends: '2027-01-01T16:30' })).toContain('DTEND:20270101T110000Z');
});

test('commas, semicolons, backslashes and line breaks are escaped, colons are not', () => {
  expect(linesOf({ description: String.raw`a, b; c\d: e` + '\nf' })).toContain(
    String.raw`DESCRIPTION:a\, b\; c\\d: e\nf`,
  );
});

test('place, address and reminder stand only where they are known', () => {
  expect(linesOf({}).join(' ')).not.toMatch(/LOCATION|URL|VALARM/);
  const lines = linesOf({ location: 'Gwalior', url: 'https://cbn.nic.in/en/', reminder: 'Closes tomorrow' });
  expect(lines).toEqual(expect.arrayContaining(['LOCATION:Gwalior', 'URL:https://cbn.nic.in/en/']));
  expect(lines.slice(-8, -1)).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    'DESCRIPTION:Closes tomorrow',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test.each(['x'.repeat(400), 'नमूना निविदा '.repeat(40), '😀'.repeat(60)])(
  'a long line is folded at 75 octets and no letter is cut: %.5s',
  (summary) => {
    const text = calendarFile({ ...entry, summary });
    const bytes = Buffer.from(text);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(bytes.toString('utf8')).not.toContain('\uFFFD');
    expect(unfolded(text)).toContain(`SUMMARY:${summary}\r\n`);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 70).length).toBeGreaterThan(2);
  },
);

test('several entries stand in one calendar; one that takes no time leaves the day free', () => {
  const text = unfolded(calendarFile(entry, { ...entry, uid: 'second@cbn.nic.in', isFree: true }));
  expect(text.match(/BEGIN:VCALENDAR|END:VCALENDAR/g)).toHaveLength(2);
  expect(text.match(/UID:.*/g)).toEqual(['UID:tenders-sample@cbn.nic.in', 'UID:second@cbn.nic.in']);
  expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(1);
});
