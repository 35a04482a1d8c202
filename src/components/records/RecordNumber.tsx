import { Fragment } from 'react';
import { DEVANAGARI } from '../../language/devanagari';
import { documentNumber } from '../../language/document-number';
import type { Lang } from '../../language/lang';

/** The number of a record; on a Hindi page what stays in Latin letters is marked as English. */
export function RecordNumber({ number, lang }: { number: string; lang: Lang }) {
  const printed = documentNumber(number, lang);
  if (lang === 'en') return printed;
  return printed
    .split('; ')
    .flatMap((part, index) => [
      ...(index > 0 ? ['; '] : []),
      ...(DEVANAGARI.test(part) ? part.split(/(?<= )/) : [part]),
    ])
    .map((run, index) => <Fragment key={index}>{/[A-Za-z]/.test(run) ? <span lang="en">{run}</span> : run}</Fragment>);
}
