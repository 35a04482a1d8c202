import type { Catalogue } from '../../../content/load.ts';
import { recordPath } from '../../../addresses/registers.ts';
import { newestFirst, sortDate } from '../../../domain/register-records.ts';
import { closingOf } from '../../../domain/tenders.ts';
import { formatDate, formatDocumentDate, formatMoment } from '../../../language/format.ts';
import type { Lang } from '../../../language/lang.ts';
import { markedTitle } from '../../../words/marked-title.ts';
import type { LiveFile } from './card-file.ts';

const MONTHS = 12;

/** What changes with the day: the browser takes what fits the moment at which a question is asked. */
export function liveFile({ registers, calendar }: Catalogue, lang: Lang): LiveFile {
  const notification = registers.get('notifications').toSorted(newestFirst)[0];
  return {
    months: Array.from({ length: MONTHS }, (_, index) => {
      const steps = calendar.steps.filter(({ months }) => months.includes(index + 1));
      return {
        month: formatDocumentDate(`2024-${String(index + 1).padStart(2, '0')}`, lang).replace(/ ?2024/, ''),
        steps: steps.map(({ title }) => title[lang]).join(', '),
        duty: steps.map(({ duty }) => duty[lang]).join(' '),
      };
    }),
    tenders: registers
      .get('tenders')
      .toSorted((a, b) => closingOf(a).localeCompare(closingOf(b)))
      .map((tender) => ({
        until: closingOf(tender),
        label: markedTitle(tender, lang),
        value: formatMoment(closingOf(tender), lang),
        href: recordPath('tenders', tender.id, lang),
      })),
    events: registers
      .get('events')
      .toSorted((a, b) => a.starts.localeCompare(b.starts))
      .map((event) => ({
        until: (event.ends ?? event.starts).padEnd(16, 'T23:59'),
        label: markedTitle(event, lang),
        value: formatDate(event.starts.slice(0, 10), lang),
        href: recordPath('events', event.id, lang),
      })),
    notification: notification && {
      title: markedTitle(notification, lang),
      date: formatDocumentDate(sortDate(notification), lang),
      href: recordPath('notifications', notification.id, lang),
    },
  };
}
