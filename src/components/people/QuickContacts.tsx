import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { dialled } from '../../lib/telephone';
import { HEADQUARTERS, type Office } from '../../schemas/office';
import { site } from '../../content/site';
import styles from './QuickContacts.module.css';

/** Whom to call or write to, in one look: the helpline, the headquarters, one's own office. */
export function QuickContacts({ lang, offices }: { lang: Lang; offices: Map<string, Office> }) {
  const t = translator(lang);
  const { address, phones } = offices.get(HEADQUARTERS)!;
  const { emails } = offices.get('exim-section')!;
  return (
    <ul className={styles.contacts}>
      <li data-index="office">
        <h2>{t('quickContacts.helpline')}</h2>
        <p>
          <a className={styles.number} href={dialled(site.helpline)}>
            {site.helpline}
          </a>
        </p>
        <p>{t('quickContacts.helplineAbout')}</p>
      </li>
      <li data-index="office">
        <h2>{t('quickContacts.office')}</h2>
        <p>{t('quickContacts.officeAbout')}</p>
        <p>
          <a className={styles.action} href="#office-finder">
            {t('quickContacts.officeLink')}
          </a>
        </p>
      </li>
      <li data-index="office">
        <h2>{t('quickContacts.headquarters')}</h2>
        {phones.map((phone) => (
          <p key={phone}>
            <a className={styles.action} href={dialled(phone)}>
              {phone}
            </a>
          </p>
        ))}
        <p>{address![lang]}</p>
        {emails.map((email) => (
          <p key={email}>
            {t('quickContacts.eximEmail')}{' '}
            <a className={styles.action} href={`mailto:${email}`} lang={lang === 'en' ? undefined : 'en'}>
              {email}
            </a>
          </p>
        ))}
      </li>
    </ul>
  );
}
