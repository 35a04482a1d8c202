import type { FinderDrug } from './finder-props';

/** The number of a notification, with a link to its record. */
export function NotificationLink({ number, href }: FinderDrug['notification']) {
  return href ? <a href={href}>{number}</a> : number;
}
