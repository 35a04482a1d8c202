import type { Lang } from '../../language/lang';
import { dialled } from '../../lib/telephone';
import { type Contact, hasContact } from '../../domain/contact';
import { translator } from '../../words/strings';
import styles from './Directory.module.css';

interface ContactRowsProps {
  lang: Lang;
  contact: Contact;
  /** The numbers are those of the office, not of the officer. */
  isOfOffice: boolean;
  /** Numbers of the headquarters, the fallback where none is known. */
  headquartersPhones: string[];
}

/** Telephone, fax and email as rows of a description list; those of the headquarters where none is known. */
export function ContactRows({ lang, contact, isOfOffice, headquartersPhones }: ContactRowsProps) {
  const t = translator(lang);
  const { phones, fax, emails } = contact;
  const row = (label: string, values: string[], isLink = true) =>
    values.length > 0 && (
      <div className={styles.row}>
        <dt>{label}</dt>
        {values.map((value) => (
          <dd key={value}>{isLink ? <ContactLink to={value} lang={lang} /> : value}</dd>
        ))}
      </div>
    );
  if (hasContact(contact))
    return (
      <>
        {row(t(isOfOffice ? 'directory.officePhone' : 'directory.phone'), phones)}
        {row(t('directory.fax'), fax, false)}
        {row(t(isOfOffice ? 'directory.officeEmail' : 'directory.email'), emails)}
      </>
    );
  return row(t('directory.headquartersPhone'), headquartersPhones);
}

/** A number to dial or an address to write to. */
export function ContactLink(props: { to: string; lang: Lang; className?: string | undefined }) {
  const { to, lang, className = styles.contact } = props;
  const isEmail = to.includes('@');
  return (
    <a
      className={className}
      href={isEmail ? `mailto:${to}` : dialled(to)}
      lang={isEmail && lang !== 'en' ? 'en' : undefined}
    >
      {to}
    </a>
  );
}

/** Says once for a whole unit that nobody there has a public number, and whom to call. */
export function NoContact({ lang, headquartersPhones }: { lang: Lang; headquartersPhones: string[] }) {
  return (
    <p className={styles.noContact} data-print="lead">
      {translator(lang)('directory.noContact')}{' '}
      <span className={styles.numbers}>
        {headquartersPhones.map((phone) => (
          <ContactLink key={phone} to={phone} lang={lang} />
        ))}
      </span>
    </p>
  );
}
