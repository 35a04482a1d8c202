import { pathFor } from '../../addresses/routes';
import type { Office, Person } from '../../schemas/office';
import { translator } from '../../words/strings';
import { hasContact, NoContact } from './ContactRows';
import { DirectoryCard, type DirectoryContext, Doubt, EntryName } from './DirectoryCard';
import styles from './Directory.module.css';
import { UnitSections } from './UnitSections';

interface PersonEntry {
  id: string;
  person: Person;
  office: Office;
}

interface PeopleListProps extends DirectoryContext {
  entries: PersonEntry[];
}

/** Officers one after the other, in the order of `content/directory.yaml`. */
export function PeopleList({ entries, ...context }: PeopleListProps) {
  if (entries.length === 0) return <p>{translator(context.lang)('value.notAvailable')}</p>;
  return (
    <div className={styles.directory}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <PersonCard {...context} {...entry} headingLevel={3} />
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
    <UnitSections listed="officers" entries={entries} unitOf={({ office }) => office.unit} lang={context.lang}>
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
  const throughOffice = entries.filter(({ person, office }) => isReachedThroughOffice(person, office));
  const isSilent = throughOffice.length === 0 && entries.every(({ person }) => !hasContact(person));
  const doubts = new Set(throughOffice.flatMap(({ office }) => office.toConfirm?.[lang] ?? []));
  return (
    <>
      {isSilent && <NoContact lang={lang} headquartersPhones={headquartersPhones} />}
      {[...doubts].map((doubt) => (
        <Doubt key={doubt} words={doubt} lang={lang} />
      ))}
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <PersonCard {...context} {...entry} headingLevel={4} hasContactRows={!isSilent} hasOfficeDoubt={false} />
          </li>
        ))}
        {districtOffices.length > 0 && (
          <li className={styles.entry}>
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

interface PersonCardProps extends DirectoryContext, PersonEntry {
  headingLevel: 3 | 4;
  hasContactRows?: boolean;
  /** False where the doubts about the office were told already. */
  hasOfficeDoubt?: boolean;
}

/** One officer: the post, which stays, then the name, the work, and how to reach the officer or else the office. */
function PersonCard({ person, office, headingLevel, ...props }: PersonCardProps) {
  const { lang, hasContactRows = true, hasOfficeDoubt = true } = props;
  const t = translator(lang);
  const Heading = `h${headingLevel}` as const;
  const isOfOffice = isReachedThroughOffice(person, office);
  const contact = isOfOffice ? { ...office, fax: [] } : person;
  const doubts = [person.toConfirm, isOfOffice && hasOfficeDoubt ? office.toConfirm : undefined];
  return (
    <DirectoryCard
      {...props}
      rows={[
        [t('directory.work'), person.work[lang]],
        [t('directory.office'), office.name[lang]],
      ]}
      contact={hasContactRows ? contact : undefined}
      isOfOffice={isOfOffice}
      doubt={doubts.flatMap((doubt) => doubt?.[lang] ?? []).join(' ')}
      // That a name is made up, its badge says already; the rest are the sources of post and work.
      source={person.source.filter((id) => id !== 'specimen')}
    >
      <Heading className={styles.name}>{person.post[lang]}</Heading>
      <p className={styles.person}>
        <EntryName name={person.name[lang]} isSpecimen={person.specimen} lang={lang} />
      </p>
    </DirectoryCard>
  );
}

/** An officer without a number is reached through the office, if that has one. */
function isReachedThroughOffice(person: Person, office: Office): boolean {
  return !hasContact(person) && office.phones.length + office.emails.length > 0;
}
