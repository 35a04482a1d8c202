import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Office, Person } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { Badge } from '../../ui/Badge';
import { ContactRows, hasContact } from './ContactRows';
import styles from './Directory.module.css';
import { SourceList } from '../prose/SourceList';

export interface PersonEntry {
  id: string;
  person: Person;
  office: Office;
}

interface PersonCardProps extends PersonEntry {
  lang: Lang;
  sources: Map<string, Source>;
  headquartersPhones: string[];
  headingLevel: 3 | 4;
  /** False where it was said already that nobody of the unit can be called. */
  hasContactRows?: boolean;
  /** False where the doubts about the office were told already. */
  hasOfficeDoubt?: boolean;
}

/** One officer: the post, which stays, then the name, the work, and how to reach the officer or else the office. */
export function PersonCard({ lang, person, office, ...props }: PersonCardProps) {
  const { sources, headquartersPhones, headingLevel, hasContactRows = true, hasOfficeDoubt = true } = props;
  const t = translator(lang);
  const Heading = `h${headingLevel}` as const;
  const isOfOffice = isReachedThroughOffice(person, office);
  // That a name is made up, its badge says already; the rest are the sources of post and work.
  const readIn = person.source.filter((id) => id !== 'specimen');
  const doubts = [person.toConfirm, isOfOffice && hasOfficeDoubt ? office.toConfirm : undefined].filter(
    (doubt) => doubt !== undefined,
  );
  return (
    <>
      <Heading className={styles.name}>{person.post[lang]}</Heading>
      <p className={styles.person}>
        {person.name[lang]} {person.specimen && <Badge>{t('badge.specimen')}</Badge>}
      </p>
      <dl className={styles.details}>
        <div className={styles.row}>
          <dt>{t('directory.work')}</dt>
          <dd>{person.work[lang]}</dd>
        </div>
        <div className={styles.row}>
          <dt>{t('directory.office')}</dt>
          <dd>{office.name[lang]}</dd>
        </div>
        {hasContactRows && (
          <ContactRows
            lang={lang}
            contact={isOfOffice ? { ...office, fax: [] } : person}
            isOfOffice={isOfOffice}
            headquartersPhones={headquartersPhones}
          />
        )}
      </dl>
      {doubts.length > 0 && (
        <p className={styles.doubt}>
          <strong>{t('directory.toConfirm')}</strong> {doubts.map((doubt) => doubt[lang]).join(' ')}
        </p>
      )}
      {readIn.length > 0 && <SourceList ids={readIn} sources={sources} lang={lang} />}
    </>
  );
}

/** An officer without a number is reached through the office, if that has one. */
export function isReachedThroughOffice(person: Person, office: Office): boolean {
  return !hasContact(person) && office.phones.length + office.emails.length > 0;
}
