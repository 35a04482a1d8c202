import type { Office } from '../schemas/office.ts';

export type Contact = Pick<Office, 'phones' | 'fax' | 'emails'>;

/** Whether there is any way to reach the office or officer but by post. */
export function hasContact({ phones, fax, emails }: Contact): boolean {
  return phones.length + fax.length + emails.length > 0;
}
