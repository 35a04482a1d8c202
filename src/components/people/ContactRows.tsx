import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { dialled } from '../../lib/telephone';
import type { Office } from '../../schemas/office';
import { translator } from '../../words/strings';
import styles from './Directory.module.css';

export type Contact = Pick<Office, 'phones' | 'fax' | 'emails'>;

interface ContactRowsProps {
  lang: Lang;
  contact: Contact;
  /** The numbers are those of the office, not of the officer beside whose name they stand. */
  isOfOffice?: boolean | undefined;
  /** Numbers of the headquarters, which stand in where none is known. */
  headquartersPhones: string[];
}

/** Telephone, fax and email as rows of a description list; says so where none is known. */
export function ContactRows({ lang, contact, isOfOffice = false, headquartersPhones }: ContactRowsProps) {
  const t = translator(lang);
  const phoneLinks = (phones: string[]) => phones.map((phone) => <PhoneLink key={phone} phone={phone} />);
  if (!hasContact(contact))
    return (
      <>
        <div className={styles.row}>
          <dt>{t('directory.phoneAndEmail')}</dt>
          <dd className={styles.missing}>{t('value.notAvailable')}</dd>
        </div>
        <ContactRow label={t('directory.headquartersPhone')} values={phoneLinks(headquartersPhones)} />
      </>
    );
  return (
    <>
      <ContactRow
        label={t(isOfOffice ? 'directory.officePhone' : 'directory.phone')}
        values={phoneLinks(contact.phones)}
      />
      <ContactRow label={t('directory.fax')} values={contact.fax} />
      <ContactRow
        label={t(isOfOffice ? 'directory.officeEmail' : 'directory.email')}
        values={contact.emails.map((email) => (
          <EmailLink key={email} email={email} lang={lang} />
        ))}
      />
    </>
  );
}

function ContactRow({ label, values }: { label: string; values: ReactNode[] }) {
  if (values.length === 0) return null;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      {values.map((value, index) => (
        <dd key={index}>{value}</dd>
      ))}
    </div>
  );
}

export function PhoneLink({ phone, className = styles.contact }: { phone: string; className?: string | undefined }) {
  return (
    <a className={className} href={dialled(phone)}>
      {phone}
    </a>
  );
}

export function EmailLink(props: { email: string; lang: Lang; className?: string | undefined }) {
  const { email, lang, className = styles.contact } = props;
  return (
    <a className={className} href={`mailto:${email}`} lang={lang === 'en' ? undefined : 'en'}>
      {email}
    </a>
  );
}

/** Says once for a whole unit that nobody there has a public number, and whom to call. */
export function NoContact({ lang, headquartersPhones }: { lang: Lang; headquartersPhones: string[] }) {
  return (
    <p className={styles.noContact} data-print="lead">
      {translator(lang)('directory.noContact')}
      <span className={styles.numbers}>
        {headquartersPhones.map((phone) => (
          <PhoneLink key={phone} phone={phone} />
        ))}
      </span>
    </p>
  );
}

/** Whether there is any way to reach the office or officer but by post. */
export function hasContact({ phones, fax, emails }: Contact): boolean {
  return phones.length + fax.length + emails.length > 0;
}
