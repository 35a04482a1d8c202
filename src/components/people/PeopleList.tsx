import { pathFor } from '../../addresses/routes';
import type { Office } from '../../schemas/office';
import { translator } from '../../words/strings';
import { hasContact } from '../../domain/contact';
import { Ask } from '../prose/Ask';
import { NoContact } from './ContactRows';
import { DirectoryCard, type DirectoryContext, type DirectoryEntry, isReachedThroughOffice } from './DirectoryCard';
import styles from './Directory.module.css';
import { UnitSections } from './UnitSections';

type PeopleListProps = DirectoryContext & { entries: DirectoryEntry[] };

/** Officers one after the other, in the order of `content/directory.yaml`. */
export function PeopleList({ entries, ...context }: PeopleListProps) {
  if (entries.length === 0) return <Ask section="administration" lang={context.lang} />;
  return (
    <div className={styles.directory}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-index="office">
            <DirectoryCard {...context} {...entry} headingLevel={3} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All offices: each unit ends with its District Opium Officers, who are known by their offices only. */
type PeopleByUnitProps = PeopleListProps & { offices: Map<string, Office> };

/** Officers unit by unit. */
export function PeopleByUnit({ entries, offices, ...context }: PeopleByUnitProps) {
  return (
    <UnitSections listed="officers" entries={entries} lang={context.lang}>
      {(own, unit) => (
        <PeopleOfUnit
          {...context}
          entries={own}
          districtOffices={[...offices].filter(
            ([, office]) => office.kind === 'district-opium-office' && office.unit === unit,
          )}
        />
      )}
    </UnitSections>
  );
}

type PeopleOfUnitProps = PeopleListProps & { districtOffices: [id: string, office: Office][] };

function PeopleOfUnit({ entries, districtOffices, ...context }: PeopleOfUnitProps) {
  const { lang, headquartersPhones } = context;
  const t = translator(lang);
  const throughOffice = entries.filter(isReachedThroughOffice);
  const isSilent = throughOffice.length === 0 && entries.every(({ person }) => !person || !hasContact(person));
  return (
    <>
      {isSilent && <NoContact lang={lang} headquartersPhones={headquartersPhones} />}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-index="office">
            <DirectoryCard {...context} {...entry} headingLevel={4} hasContactRows={!isSilent} />
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
