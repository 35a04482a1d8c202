import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import type { Office } from '../../schemas/office';
import styles from './Directory.module.css';

export type Contact = Pick<Office, 'phones' | 'fax' | 'emails'>;

interface ContactRowsProps {
  lang: Lang;
  contact: Contact;
  /** The numbers are those of the office, not of the officer beside whose name they stand. */
  isOfOffice?: boolean;
}

/** Telephone, fax and email as rows of a description list; says so where none is known. */
export function ContactRows({ lang, contact, isOfOffice = false }: ContactRowsProps) {
  const t = translator(lang);
  if (!hasContact(contact))
    return (
      <div className={styles.row}>
        <dt>{t('directory.phoneAndEmail')}</dt>
        <dd className={styles.missing}>{t('value.notAvailable')}</dd>
      </div>
    );
  return (
    <>
      <div className={styles.row}>
        <dt>{t(isOfOffice ? 'directory.officePhone' : 'directory.phone')}</dt>
        {contact.phones.map((phone) => (
          <dd key={phone}>
            <a className={styles.contact} href={`tel:${phone.replaceAll(/[ -]/g, '')}`}>
              {phone}
            </a>
          </dd>
        ))}
        {contact.phones.length === 0 && <dd className={styles.missing}>{t('value.notAvailable')}</dd>}
      </div>
      {contact.fax.length > 0 && (
        <div className={styles.row}>
          <dt>{t('directory.fax')}</dt>
          {contact.fax.map((number) => (
            <dd key={number}>{number}</dd>
          ))}
        </div>
      )}
      <div className={styles.row}>
        <dt>{t(isOfOffice ? 'directory.officeEmail' : 'directory.email')}</dt>
        {contact.emails.map((email) => (
          <dd key={email}>
            <a className={styles.contact} href={`mailto:${email}`} lang={lang === 'en' ? undefined : 'en'}>
              {email}
            </a>
          </dd>
        ))}
        {contact.emails.length === 0 && <dd className={styles.missing}>{t('value.notAvailable')}</dd>}
      </div>
    </>
  );
}

/** Whether there is any way to reach the office or officer but by post. */
export function hasContact({ phones, fax, emails }: Contact): boolean {
  return phones.length + fax.length + emails.length > 0;
}
