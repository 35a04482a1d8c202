import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { OFFICE_UNITS, type Office, type OfficeUnit } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { Badge } from './Badge';
import { ContactRows } from './ContactRows';
import styles from './Directory.module.css';
import { SourceList } from './SourceList';

const UNIT_NAMES: Record<OfficeUnit, string> = {
  headquarters: 'office.headquarters',
  rajasthan: 'office.rajasthan',
  'madhya-pradesh': 'office.madhya-pradesh',
  'uttar-pradesh': 'office.uttar-pradesh',
};

type OfficeEntry = [id: string, office: Office];

interface OfficesListProps {
  lang: Lang;
  entries: OfficeEntry[];
  sources: Map<string, Source>;
  /** One unit without a heading of its own, or all units one after the other. */
  unit: OfficeUnit | 'all';
}

/** Offices with address, work and ways to reach them, by unit. */
export function OfficesList({ lang, entries, sources, unit }: OfficesListProps) {
  const t = translator(lang);
  const of = (wanted: OfficeUnit) => entries.filter(([, office]) => office.unit === wanted);
  if (unit !== 'all')
    return (
      <div className={styles.directory}>
        <OfficesOfUnit lang={lang} entries={of(unit)} sources={sources} headingLevel={3} />
      </div>
    );
  return (
    <div className={styles.directory}>
      {OFFICE_UNITS.filter((each) => of(each).length > 0).map((each) => (
        <section key={each} className={styles.unit}>
          <h3 className={styles.unitName}>{t(UNIT_NAMES[each])}</h3>
          <OfficesOfUnit lang={lang} entries={of(each)} sources={sources} headingLevel={4} />
        </section>
      ))}
    </div>
  );
}

type UnitProps = Omit<OfficesListProps, 'unit'> & { headingLevel: 3 | 4 };

function OfficesOfUnit({ lang, entries, sources, headingLevel }: UnitProps) {
  const t = translator(lang);
  if (entries.length === 0) return <p>{t('value.notAvailable')}</p>;
  return (
    <ul className={styles.list}>
      {entries.map(([id, office]) => (
        <li key={id} className={styles.entry}>
          <OfficeCard lang={lang} office={office} sources={sources} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function OfficeCard({ lang, office, sources, headingLevel }: Omit<UnitProps, 'entries'> & { office: Office }) {
  const t = translator(lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className={styles.name}>
        {office.name[lang]} {office.specimen && <Badge>{t('badge.specimen')}</Badge>}
      </Heading>
      <dl className={styles.details}>
        <div className={styles.row}>
          <dt>{t('directory.address')}</dt>
          {office.address ? (
            <dd>{office.address[lang]}</dd>
          ) : (
            <dd className={styles.missing}>{t('value.notAvailable')}</dd>
          )}
        </div>
        {office.work && (
          <div className={styles.row}>
            <dt>{t('directory.officeWork')}</dt>
            <dd>{office.work[lang]}</dd>
          </div>
        )}
        <ContactRows lang={lang} contact={office} />
      </dl>
      {office.toConfirm && (
        <p className={styles.doubt}>
          <strong>{t('directory.toConfirm')}</strong> {office.toConfirm[lang]}
        </p>
      )}
      <SourceList ids={office.source} sources={sources} lang={lang} />
    </>
  );
}
