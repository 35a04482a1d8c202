import { fill } from '../language/format.ts';
import { documentNumber } from '../language/document-number.ts';
import type { Lang } from '../language/lang.ts';
import { markedTitle } from '../words/marked-title.ts';
import { translator } from '../words/strings.ts';
import { calendarFile } from '../lib/calendar-file.ts';
import { closingOf, newest } from '../domain/tenders.ts';
import type { OfficeUnit } from '../schemas/office.ts';
import type { RecordOf } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { lastUpdated } from './facts.ts';
import { recordPath } from '../addresses/registers.ts';

type CalendarRecord = RecordOf<'tenders' | 'events'>;

/** Every record that has a calendar file. */
export const calendarRecords: CalendarRecord[] = [
  ...catalogue.registers.get('tenders'),
  ...catalogue.registers.get('events'),
];

/** The calendar file of a tender (its closing moment) or of an event. */
export function calendarOf(record: CalendarRecord, lang: Lang): string {
  const t = translator(lang);
  const { id, register, number, purpose, date } = record;
  const name = markedTitle(record, lang);
  const base = import.meta.env?.SITE;
  const about = (unit?: OfficeUnit) =>
    [number && `${t('register.number')}: ${documentNumber(number, lang)}`, unit && t(`office.${unit}`), purpose[lang]]
      .filter(Boolean)
      .join('\n');
  const common = {
    uid: `${register}-${id}@cbn.nic.in`,
    changed: date?.length === 10 ? date : lastUpdated,
    url: base && new URL(recordPath(register, id, lang), base).href,
  };
  if (record.register === 'events') {
    const { starts, ends, place } = record;
    return calendarFile({ ...common, starts, ends, summary: name, description: about(), location: place?.[lang] });
  }
  return calendarFile({
    ...common,
    changed: newest(record.corrigenda)[0]?.date ?? common.changed,
    starts: closingOf(record),
    summary: fill(t('calendar.closing'), { title: name }),
    description: about(record.unit),
    reminder: fill(t('calendar.tomorrow'), { title: name }),
  });
}
