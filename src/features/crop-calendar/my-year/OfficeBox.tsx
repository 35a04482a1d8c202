import { Doubt } from '../../../components/prose/Doubt';
import { doubtId } from '../../../domain/page-notes';
import { dialled } from '../../../lib/telephone';
import { ExternalLink } from '../../../ui/ExternalLink';
import { translator } from '../../../words/strings';
import type { CropYear } from './crop-year';
import styles from './MyYear.module.css';

/** The office of a crop year: whom to call, where it is, for which places it works. */
export function OfficeBox({ year: { office, lang } }: { year: CropYear }) {
  const t = translator(lang);
  return (
    <div className={styles.office}>
      <p>
        <a href={office.href}>{office.name}</a>
        {office.isDoubtful && <Doubt about={doubtId('office', office.id)} what={office.name} lang={lang} />}
      </p>
      <OfficePhones office={office} />
      {office.address && (
        <p>
          {office.address}{' '}
          {office.map && (
            <span className={styles.map} data-print="hide">
              <ExternalLink href={office.map} newTabNote={t('link.newTab')}>
                {t('directory.map')}
              </ExternalLink>
            </span>
          )}
        </p>
      )}
      {office.area && (
        <p>
          <span className={styles.muted}>{t('directory.area')}:</span> {office.area}
        </p>
      )}
    </div>
  );
}

/** Numbers to tap, and whose they are. */
export function OfficePhones({ office: { phoneLabel, phones } }: Pick<CropYear, 'office'>) {
  return (
    <p>
      <span className={styles.muted}>{phoneLabel}:</span>{' '}
      <span className={styles.phones}>
        {phones.map((phone) => (
          <a key={phone} href={dialled(phone)}>
            {phone}
          </a>
        ))}
      </span>
    </p>
  );
}
