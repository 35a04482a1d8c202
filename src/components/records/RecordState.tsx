import { recordPath } from '../../addresses/registers';
import { fill, formatDocumentDate, formatMoment } from '../../language/format';
import type { Lang } from '../../language/lang';
import { buildMoment } from '../../lib/build-moment';
import { hasStanding, periodOf, standingOn } from '../../domain/register-records';
import { closingOf, tenderStateAt } from '../../domain/tenders';
import type { RegisterRecord, Tender } from '../../schemas/record';
import { translator } from '../../words/strings';
import { ClosingWarning } from './ClosingWarning';
import { ValidityMark } from './ValidityMark';
import mark from './ValidityMark.module.css';

interface RecordStateProps {
  record: RegisterRecord;
  /** The record that took its place. */
  successor: RegisterRecord | undefined;
  lang: Lang;
  today: string;
}

/** How a record stands, in a word with its date; its date alone where no more is known. */
export function RecordState({ record, successor, lang, today }: RecordStateProps) {
  const t = translator(lang);
  if (record.register === 'tenders') return <TenderMark tender={record} lang={lang} />;
  if (periodOf(record)) return <ValidityMark record={record} lang={lang} today={today} />;
  if (successor)
    return (
      <span className={mark.mark} data-state="superseded">
        {t('record.replacedBy')}{' '}
        <a href={recordPath(successor.register, successor.id, lang)}>{successor.title[lang]}</a>
      </span>
    );
  const date = record.date && formatDocumentDate(record.date, lang);
  // An Act may begin later than it was made.
  const begin = 'from' in record && record.from ? formatDocumentDate(record.from, lang) : undefined;
  if (standingOn(record, today) === 'in-force' && (begin ?? date))
    return (
      <span className={mark.mark} data-state="in-force">
        {begin ? fill(t('record.inForceSince'), { date: begin }) : inForceOf(record.date ?? '', lang)}
      </span>
    );
  if (hasStanding(record, today)) return <ValidityMark record={record} lang={lang} today={today} />;
  if (record.date?.length === 4) return fill(t('record.ofYear'), { year: record.date });
  return date && fill(t('record.dated'), { date });
}

function inForceOf(date: string, lang: Lang): string {
  const t = translator(lang);
  return date.length === 4
    ? fill(t('record.inForceOfYear'), { year: date })
    : fill(t('record.inForce'), { date: formatDocumentDate(date, lang) });
}

/** Until when bids are taken; the script changes the words at the closing moment. */
function TenderMark({ tender, lang }: { tender: Tender; lang: Lang }) {
  const t = translator(lang);
  const moment = formatMoment(closingOf(tender), lang);
  const closed = fill(t('record.closed'), { moment });
  const isOpen = tenderStateAt(tender, buildMoment()) === 'active';
  return (
    <>
      <span
        className={mark.mark}
        data-state={isOpen ? 'current' : 'ended'}
        data-ends-at={isOpen ? `${closingOf(tender)}+05:30` : undefined}
        data-ended={isOpen ? closed : undefined}
      >
        {isOpen ? fill(t('record.closes'), { moment }) : closed}
      </span>
      {isOpen && <ClosingWarning tender={tender} lang={lang} />}
    </>
  );
}
