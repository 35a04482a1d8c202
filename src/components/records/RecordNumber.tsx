import { Fragment } from 'react';
import { documentNumber } from '../../language/document-number';
import type { Lang } from '../../language/lang';

/** The number of a record; on a Hindi page the parts that stay in Latin letters are marked as English. */
export function RecordNumber({ number, lang }: { number: string; lang: Lang }) {
  const printed = documentNumber(number, lang);
  if (lang === 'en') return printed;
  return printed.split('; ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && '; '}
      {/[A-Za-z]/.test(part) ? <span lang="en">{part}</span> : part}
    </Fragment>
  ));
}
