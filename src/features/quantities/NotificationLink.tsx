import type { Lang } from '../../language/lang';
import type { FinderDrug } from './finder-props';

/** The number of a notification, which stays as printed, with a link to its record. */
export function NotificationLink({ number, href, lang }: FinderDrug['notification'] & { lang: Lang }) {
  const printed = lang === 'hi' ? <span lang="en">{number}</span> : number;
  return href ? <a href={href}>{printed}</a> : printed;
}
