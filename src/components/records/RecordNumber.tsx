import { Fragment } from 'react';
import { foreignLang } from '../../language/devanagari';
import { documentNumber } from '../../language/document-number';
import type { Lang } from '../../language/lang';

/** The number of a record; on a Hindi page what stays in Latin letters is marked as English. */
export function RecordNumber({ number, lang }: { number: string; lang: Lang }) {
  const printed = documentNumber(number, lang);
  if (lang === 'en') return printed;
  return printed.split('; ').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && '; '}
      {foreignLang(part, lang) ? <span lang="en">{part}</span> : part.split(/([A-Za-z]+)/).map(mark)}
    </Fragment>
  ));
}

/** Every second piece is in Latin letters. */
function mark(piece: string, index: number) {
  if (index % 2 === 0) return piece;
  return (
    <span key={index} lang="en">
      {piece}
    </span>
  );
}
