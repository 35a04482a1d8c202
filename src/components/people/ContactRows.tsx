import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { dialled } from '../../lib/telephone';
import type { Office } from '../../schemas/office';
import styles from './Directory.module.css';

export type Contact = Pick<Office, 'phones' | 'fax' | 'emails'>;

interface ContactRowsProps {
  lang: Lang;
  contact: Contact;
  /** The numbers are those of the office, not of the officer beside whose name they stand. */
  isOfOffice?: boolean;
  /** Numbers of the headquarters, which stand in where none is known. */
  headquartersPhones: string[];
}

/** Telephone, fax and email as rows of a description list; says so where none is known. */
export function ContactRows({ lang, contact, isOfOffice = false, headquartersPhones }: ContactRowsProps) {
  const t = translator(lang);
  if (!hasContact(contact))
    return (
      <>
        <div className={styles.row}>
          <dt>{t('directory.phoneAndEmail')}</dt>
          <dd className={styles.missing}>{t('value.notAvailable')}</dd>
        </div>
        <PhoneRow label={t('directory.headquartersPhone')} phones={headquartersPhones} />
      </>
    );
  return (
    <>
      <PhoneRow label={t(isOfOffice ? 'directory.officePhone' : 'directory.phone')} phones={contact.phones} />
      {contact.fax.length > 0 && (
        <div className={styles.row}>
          <dt>{t('directory.fax')}</dt>
          {contact.fax.map((number) => (
            <dd key={number}>{number}</dd>
          ))}
        </div>
      )}
      {contact.emails.length > 0 && (
        <div className={styles.row}>
          <dt>{t(isOfOffice ? 'directory.officeEmail' : 'directory.email')}</dt>
          {contact.emails.map((email) => (
            <dd key={email}>
              <a className={styles.contact} href={`mailto:${email}`} lang={lang === 'en' ? undefined : 'en'}>
                {email}
              </a>
            </dd>
          ))}
        </div>
      )}
    </>
  );
}

function PhoneRow({ label, phones }: { label: string; phones: string[] }) {
  if (phones.length === 0) return null;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {phones.map((phone) => (
        <dd key={phone}>
          <a className={styles.contact} href={dialled(phone)}>
            {phone}
          </a>
        </dd>
      ))}
    </div>
  );
}

/** Whether there is any way to reach the office or officer but by post. */
export function hasContact({ phones, fax, emails }: Contact): boolean {
  return phones.length + fax.length + emails.length > 0;
}
