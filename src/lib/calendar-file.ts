import { addDays } from './indian-date.ts';

/** One entry of a calendar file. */
export interface CalendarEntry {
  /** Never changes, so that a second download replaces the first. */
  uid: string;
  /** Day on which the entry was last changed. */
  changed: string;
  /** Day (`yyyy-mm-dd`, lasts all day) or moment of Indian time (`yyyy-mm-ddThh:mm`). */
  starts: string;
  /** Last day or last moment. Without it a day lasts all day, and a moment has no length. */
  ends?: string | undefined;
  summary: string;
  description: string;
  location?: string | undefined;
  url?: string | undefined;
  /** Reminds the reader one day before, in these words. */
  reminder?: string | undefined;
  /** Something to know of, not an appointment: whoever asks for a free day still finds it free. */
  isFree?: boolean;
}

/** A calendar file (RFC 5545). Moments are written in world time, so that every calendar shows them right. */
export function calendarFile(...entries: CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Central Bureau of Narcotics//Website//EN',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry): string[] {
  const { uid, changed, starts, ends, summary, description, location, url, reminder, isFree } = entry;
  const isAllDay = !starts.includes('T');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${worldTime(`${changed}T00:00`)}`,
    // The end of a whole day is the day after it (RFC 5545, section 3.6.1).
    ...(isAllDay
      ? [`DTSTART;VALUE=DATE:${plain(starts)}`, `DTEND;VALUE=DATE:${plain(addDays(ends ?? starts, 1))}`]
      : [`DTSTART:${worldTime(starts)}`, ...(ends ? [`DTEND:${worldTime(ends)}`] : [])]),
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    ...(url ? [`URL:${url}`] : []),
    ...(isFree ? ['TRANSP:TRANSPARENT'] : []),
    ...(reminder
      ? ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', `DESCRIPTION:${escapeText(reminder)}`, 'END:VALARM']
      : []),
    'END:VEVENT',
  ];
}

function worldTime(moment: string): string {
  return `${plain(new Date(`${moment}+05:30`).toISOString().slice(0, 19))}Z`;
}

function plain(isoTime: string): string {
  return isoTime.replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

const OCTETS = 75;

/** Breaks a line that is longer than 75 octets; a letter is never cut, and the space that goes on counts as well. */
function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const letter of line) {
    const octets = octetsOf(letter.codePointAt(0) ?? 0);
    if (length + octets > OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += letter;
    length += octets;
  }
  return folded;
}

/** How long a character is in UTF-8. */
function octetsOf(character: number): number {
  if (character < 0x80) return 1;
  if (character < 0x800) return 2;
  return character < 0x10000 ? 3 : 4;
}
