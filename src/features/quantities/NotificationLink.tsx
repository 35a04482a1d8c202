import { documentNumber } from '../../language/document-number';
import type { Lang } from '../../language/lang';
import type { FinderDrug } from './finder-props';

/** The number of a notification, with a link to its record. */
export function NotificationLink({ number, href, lang }: FinderDrug['notification'] & { lang: Lang }) {
  const printed = documentNumber(number, lang);
  return href ? <a href={href}>{printed}</a> : printed;
}
