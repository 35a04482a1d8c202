import { fill } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import { translator } from '../words/strings.ts';
import { calendarFile } from '../lib/calendar-file.ts';
import { closingOf, newest } from '../domain/tenders.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { lastUpdated } from './facts.ts';
import { pageOfRegister } from './register-pages.ts';
import { pathFor } from '../addresses/routes.ts';

/** Every record that has a calendar file. */
export const calendarRecords = (['tenders', 'events'] as const).flatMap((id) => catalogue.registers.get(id) ?? []);

/** The calendar file of a tender (its closing moment) or of an event. */
export function calendarOf(record: RegisterRecord, lang: Lang): string {
  const t = translator(lang);
  const {
    id,
    register,
    title,
    number,
    unit,
    purpose,
    date,
    closes,
    starts,
    ends,
    place,
    specimen,
    corrigenda = [],
  } = record;
  const mark = t('badge.specimen');
  const name = specimen && !title[lang].includes(mark) ? `${mark}: ${title[lang]}` : title[lang];
  const base = import.meta.env?.SITE;
  return calendarFile({
    uid: `${register}-${id}@cbn.nic.in`,
    changed: newest(corrigenda)[0]?.date ?? (date?.length === 10 ? date : lastUpdated),
    ...(closes ? { starts: closingOf(record) } : { starts: starts!, ends }),
    summary: closes ? fill(t('calendar.closing'), { title: name }) : name,
    description: [number && `${t('register.number')}: ${number}`, unit && t(`office.${unit}`), purpose[lang]]
      .filter(Boolean)
      .join('\n'),
    location: place?.[lang],
    url: base && new URL(pathFor(pageOfRegister(register)!, lang), base).href,
    reminder: closes && fill(t('calendar.tomorrow'), { title: name }),
  });
}
