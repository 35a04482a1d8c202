import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { OFFICE_UNITS, type Office, type OfficeKind, type OfficeUnit } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { hasContact } from './ContactRows';
import styles from './Directory.module.css';
import { NoContact } from './NoContact';
import { OfficeCard } from './OfficeCard';
import { SourceList } from '../prose/SourceList';
import { unitAnchor, UnitLinks } from './UnitLinks';

type OfficeEntry = [id: string, office: Office];

interface OfficesListProps {
  lang: Lang;
  entries: OfficeEntry[];
  sources: Map<string, Source>;
  headquartersPhones: string[];
  /** One unit without a heading of its own, or all units one after the other. */
  unit: OfficeUnit | 'all';
}

/** Offices with address, work and ways to reach them, by unit. */
export function OfficesList({ unit, entries, ...props }: OfficesListProps) {
  const t = translator(props.lang);
  const of = (wanted: OfficeUnit) => entries.filter(([, office]) => office.unit === wanted);
  if (unit !== 'all')
    return (
      <div className={styles.directory}>
        <OfficesOfUnit {...props} entries={of(unit)} headingLevel={3} />
      </div>
    );
  const units = OFFICE_UNITS.filter((each) => of(each).length > 0);
  return (
    <div className={styles.directory}>
      <UnitLinks units={units} listed="offices" lang={props.lang} />
      {units.map((each) => (
        <section key={each} className={styles.unit}>
          <h3 className={styles.unitName} id={unitAnchor(each, 'offices')}>
            {t(`office.${each}`)}
          </h3>
          <OfficesOfUnit {...props} entries={of(each)} headingLevel={4} />
        </section>
      ))}
    </div>
  );
}

type UnitProps = Omit<OfficesListProps, 'unit'> & { headingLevel: 3 | 4 };

/** The unit office, then the District Opium Offices close together, then the rest. */
function OfficesOfUnit({ entries, headingLevel, ...props }: UnitProps) {
  const { lang, headquartersPhones } = props;
  const t = translator(lang);
  if (entries.length === 0) return <p>{t('value.notAvailable')}</p>;
  const isSilent = entries.every(([, office]) => !hasContact(office));
  const of = (...kinds: OfficeKind[]) => entries.filter(([, office]) => kinds.includes(office.kind));
  const Heading = `h${headingLevel}` as const;
  const list = (offices: OfficeEntry[], isShort: boolean) =>
    offices.length > 0 && (
      <ul className={isShort ? styles.close : styles.list}>
        {offices.map(([id, office]) => (
          <li key={id} id={id} className={styles.entry} data-index="office">
            <OfficeCard
              {...props}
              office={office}
              headingLevel={isShort ? undefined : headingLevel}
              hasContactRows={!isSilent}
            />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {isSilent && <NoContact lang={lang} headquartersPhones={headquartersPhones} />}
      {list(of('headquarters', 'unit-office'), false)}
      {of('district-opium-office').length > 0 && (
        <div className={styles.group}>
          <Heading className={styles.name}>{t('directory.districtOpiumOffices')}</Heading>
          <p>{t('directory.districtOpiumWork')}</p>
        </div>
      )}
      {list(of('district-opium-office'), true)}
      {of('district-opium-office').length > 0 && (
        <SourceList
          ids={[...new Set(of('district-opium-office').flatMap(([, { source }]) => source))]}
          sources={props.sources}
          lang={lang}
        />
      )}
      {list(of('preventive-cell', 'other'), false)}
    </>
  );
}
