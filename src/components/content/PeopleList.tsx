import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import type { Office, Person } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { Badge } from './Badge';
import { ContactRows, hasContact } from './ContactRows';
import styles from './Directory.module.css';
import { SourceList } from './SourceList';

export interface PersonEntry {
  id: string;
  person: Person;
  office: Office;
}

interface PeopleListProps {
  lang: Lang;
  entries: PersonEntry[];
  sources: Map<string, Source>;
}

/** Officers with post, work and ways to reach them; the office's numbers stand in where an officer has none. */
export function PeopleList({ lang, entries, sources }: PeopleListProps) {
  const t = translator(lang);
  if (entries.length === 0) return <p>{t('value.notAvailable')}</p>;
  return (
    <div className={styles.directory}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <PersonCard lang={lang} sources={sources} {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PersonCard({ lang, sources, person, office }: PersonEntry & Omit<PeopleListProps, 'entries'>) {
  const t = translator(lang);
  const isOfOffice = !hasContact(person) && office.phones.length + office.emails.length > 0;
  // That a name is made up, its badge says already; the rest are the sources of post and work.
  const readIn = person.source.filter((id) => id !== 'specimen');
  const doubts = [person.toConfirm, isOfOffice ? office.toConfirm : undefined].filter((doubt) => doubt !== undefined);
  return (
    <>
      <h3 className={styles.name}>
        {person.name[lang]} {person.specimen && <Badge>{t('badge.specimen')}</Badge>}
      </h3>
      <p className={styles.post}>{person.post[lang]}</p>
      <dl className={styles.details}>
        <div className={styles.row}>
          <dt>{t('directory.work')}</dt>
          <dd>{person.work[lang]}</dd>
        </div>
        <div className={styles.row}>
          <dt>{t('directory.office')}</dt>
          <dd>{office.name[lang]}</dd>
        </div>
        <ContactRows lang={lang} contact={isOfOffice ? { ...office, fax: [] } : person} isOfOffice={isOfOffice} />
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
