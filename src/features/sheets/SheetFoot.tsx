import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { entryOf } from '../../lib/entry-of';
import { dialled } from '../../lib/telephone';
import { HEADQUARTERS, type Office } from '../../schemas/office';
import { OWN_DISTRICT_OFFICE } from '../../schemas/sheet';
import { SITE_ADDRESS } from '../../addresses/site-address';
import { Doubt } from '../../components/prose/Doubt';
import { doubtId } from '../../domain/page-notes';
import { DistrictOffices } from './DistrictOffices';
import { QrCode } from '../../ui/QrCode';
import styles from './SheetFoot.module.css';

interface SheetFootProps {
  lang: Lang;
  /** Id of an office, or the reader's own District Opium Office. */
  office: string;
  offices: Map<string, Office>;
  /** Address of the page in full, from its first slash. */
  href: string;
  /** The day on which the words were reviewed. */
  asOn: string;
}

/** What a printed page needs at its end: office, date, and the address as a QR code. */
export function SheetFoot({ lang, office: id, offices, href, asOn }: SheetFootProps) {
  const t = translator(lang);
  const address = SITE_ADDRESS + href;
  const office = entryOf(offices, id === OWN_DISTRICT_OFFICE ? HEADQUARTERS : id);
  return (
    <div className={styles.foot}>
      <div className={styles.words}>
        {id === OWN_DISTRICT_OFFICE ? (
          <DistrictOffices lang={lang} offices={offices} />
        ) : (
          <p>
            <strong>{t('directory.office')}:</strong> {office.name[lang]}, {office.address?.[lang]}
            {office.toConfirm && (
              <span data-print="hide">
                <Doubt about={doubtId('office', id)} what={office.name[lang]} lang={lang} />
              </span>
            )}
          </p>
        )}
        <p>
          {id !== OWN_DISTRICT_OFFICE && <strong>{t('directory.phone')}: </strong>}
          {office.phones.map((phone, index) => (
            <span key={phone}>
              {index > 0 && ', '}
              <a href={dialled(phone)}>{phone}</a>
            </span>
          ))}
        </p>
        <p className={styles.address}>
          <strong>
            <time dateTime={asOn}>{fill(t('sheet.asOn'), { date: formatDate(asOn, lang) })}</time>
          </strong>
          {' · '}
          {t('sheet.fullAt')} <span lang={lang === 'en' ? undefined : 'en'}>{address.replace(/^https?:\/\//, '')}</span>
        </p>
      </div>
      <QrCode text={address} label={t('sheet.code')} className={styles.code} />
    </div>
  );
}
