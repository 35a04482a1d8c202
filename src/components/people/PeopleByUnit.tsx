import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { pathFor } from '../../addresses/routes';
import { OFFICE_UNITS, type Office, type OfficeUnit } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { hasContact } from './ContactRows';
import styles from './Directory.module.css';
import { NoContact } from './NoContact';
import { isReachedThroughOffice, PersonCard, type PersonEntry } from './PersonCard';
import { unitAnchor, UnitLinks } from './UnitLinks';

interface PeopleByUnitProps {
  lang: Lang;
  entries: PersonEntry[];
  /** All offices: each unit ends with its District Opium Officers, who are known by their offices only. */
  offices: Map<string, Office>;
  sources: Map<string, Source>;
  headquartersPhones: string[];
}

/** Officers unit by unit, with links to the units. */
export function PeopleByUnit({ entries, offices, ...props }: PeopleByUnitProps) {
  const t = translator(props.lang);
  const of = (unit: OfficeUnit) => entries.filter(({ office }) => office.unit === unit);
  const units = OFFICE_UNITS.filter((unit) => of(unit).length > 0);
  return (
    <div className={styles.directory}>
      <UnitLinks units={units} listed="officers" lang={props.lang} />
      {units.map((unit) => (
        <section key={unit} className={styles.unit}>
          <h3 className={styles.unitName} id={unitAnchor(unit, 'officers')}>
            {t(`office.${unit}`)}
          </h3>
          <PeopleOfUnit
            {...props}
            entries={of(unit)}
            districtOffices={[...offices].filter(
              ([, office]) => office.kind === 'district-opium-office' && office.unit === unit,
            )}
          />
        </section>
      ))}
    </div>
  );
}

type PeopleOfUnitProps = Omit<PeopleByUnitProps, 'offices'> & { districtOffices: [id: string, office: Office][] };

function PeopleOfUnit({ entries, districtOffices, ...props }: PeopleOfUnitProps) {
  const { lang, headquartersPhones } = props;
  const t = translator(lang);
  const throughOffice = entries.filter(({ person, office }) => isReachedThroughOffice(person, office));
  const isSilent = throughOffice.length === 0 && entries.every(({ person }) => !hasContact(person));
  const doubts = new Set(throughOffice.flatMap(({ office }) => office.toConfirm?.[lang] ?? []));
  return (
    <>
      {isSilent && <NoContact lang={lang} headquartersPhones={headquartersPhones} />}
      {[...doubts].map((doubt) => (
        <p key={doubt} className={styles.doubt}>
          <strong>{t('directory.toConfirm')}</strong> {doubt}
        </p>
      ))}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-index="office">
            <PersonCard {...props} {...entry} headingLevel={4} hasContactRows={!isSilent} hasOfficeDoubt={false} />
          </li>
        ))}
        {districtOffices.length > 0 && (
          <li className={styles.entry} data-index="office">
            <h4 className={styles.name}>{t('directory.districtOpiumOfficers')}</h4>
            <p>{t('directory.districtOpiumOfficersWork')}:</p>
            <ul className={styles.offices}>
              {districtOffices.map(([id, { name }]) => (
                <li key={id}>
                  <a href={`${pathFor('about/contact', lang)}#${id}`}>{name[lang]}</a>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </>
  );
}
