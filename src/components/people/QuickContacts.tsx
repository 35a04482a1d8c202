import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { HEADQUARTERS, type Office } from '../../schemas/office';
import { site } from '../../content/site';
import { ContactLink } from './ContactRows';
import styles from './QuickContacts.module.css';

/** Whom to call or write to, in one look: the helpline, the headquarters, one's own office. */
export function QuickContacts({ lang, offices }: { lang: Lang; offices: Map<string, Office> }) {
  const t = translator(lang);
  const { address, phones } = entryOf(offices, HEADQUARTERS);
  const { emails } = entryOf(offices, 'exim-section');
  return (
    <ul className={styles.contacts}>
      <li data-index="office">
        <h2>{t('quickContacts.helpline')}</h2>
        <p>
          <ContactLink to={site.helpline} lang={lang} className={styles.number} />
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
            <ContactLink to={phone} lang={lang} className={styles.action} />
          </p>
        ))}
        <p>{address?.[lang]}</p>
        {emails.map((email) => (
          <p key={email}>
            {t('quickContacts.eximEmail')} <ContactLink to={email} lang={lang} className={styles.action} />
          </p>
        ))}
      </li>
    </ul>
  );
}
