import { firstDay } from '../../lib/span';
import { fill, formatDate, formatDocumentDate } from '../../language/format';
import type { FinderDrug, FinderProps } from './finder-props';
import type { NotificationLink } from './NotificationLink';

interface Props extends FinderProps {
  drug: FinderDrug;
  /** A day for which the amounts of the drug are not told. */
  on: string;
  /** Comes from the answer, whose file has it. */
  LinkTo: typeof NotificationLink;
}

/** Since when the amounts of a drug are known, and what to read for a day before. Today's amounts judge nothing then. */
export function LimitsThen({ lang, words, past, texts, ask, drug, on, LinkTo }: Props) {
  const first = drug.earlier.at(-1)?.from ?? drug.from;
  const graded = past[0]?.from;
  // The newest text that was there by then.
  const text = texts.find(({ from }) => firstDay(from) <= on);
  return (
    <>
      <p>
        {first === undefined
          ? words.asOn.today
          : fill(words.asOn.since, { from: formatDocumentDate(first, lang), number: drug.notification.number })}
      </p>
      {graded !== undefined && on < graded && <p>{fill(words.asOn.graded, { date: formatDate(graded, lang) })}</p>}
      <p>
        {fill(text ? words.asOn.read : words.asOn.act, { date: formatDate(on, lang) })}{' '}
        {text && (
          <>
            <LinkTo {...text} />
            {' · '}
          </>
        )}
        <a href={ask.href}>{ask.label}</a>
      </p>
    </>
  );
}
