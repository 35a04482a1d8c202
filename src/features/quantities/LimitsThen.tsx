import { firstDay } from '../../lib/span';
import { documentNumber } from '../../language/document-number';
import { fill, formatDate, formatDocumentDate } from '../../language/format';
import type { FinderDrug, FinderProps } from './finder-props';
import { NotificationLink } from './NotificationLink';

interface Props extends FinderProps {
  drug: FinderDrug;
  /** A day for which the amounts of the drug are not told. */
  on: string;
}

/** Since when the amounts of a drug are known, and what to read for a day before. Today's amounts judge nothing then. */
export function LimitsThen({ lang, words, past, texts, ask, drug, on }: Props) {
  const { number } = drug.notification;
  const first = drug.earlier.at(-1)?.from ?? drug.from;
  const graded = past[0]?.from;
  // The newest text that was there by then.
  const text = texts.find(({ from }) => firstDay(from) <= on);
  return (
    <>
      <p>
        {first === undefined
          ? words.asOn.today
          : fill(words.asOn.since, { from: formatDocumentDate(first, lang), number: documentNumber(number, lang) })}
      </p>
      {graded !== undefined && on < graded && <p>{fill(words.asOn.graded, { date: formatDate(graded, lang) })}</p>}
      <p>
        {fill(text ? words.asOn.read : words.asOn.act, { date: formatDate(on, lang) })}{' '}
        {text && (
          <>
            <NotificationLink {...text} lang={lang} />
            {' · '}
          </>
        )}
        <a href={ask.href}>{ask.label}</a>
      </p>
    </>
  );
}
