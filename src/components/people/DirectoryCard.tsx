import type { Lang } from '../../language/lang';
import type { Office, Person } from '../../schemas/office';
import type { Source } from '../../schemas/source';
import { Badge } from '../../ui/Badge';
import { DescriptionItem } from '../../ui/DescriptionItem';
import { translator } from '../../words/strings';
import { SourceList } from '../prose/SourceList';
import { ContactRows, hasContact } from './ContactRows';
import styles from './Directory.module.css';

/** An office, or an officer of it. */
export interface DirectoryEntry {
  id: string;
  office: Office;
  person?: Person | undefined;
}

/** What every list of officers or offices needs. */
export interface DirectoryContext {
  lang: Lang;
  sources: Map<string, Source>;
  headquartersPhones: string[];
}

interface DirectoryCardProps extends DirectoryContext, DirectoryEntry {
  /** None where offices share one heading; their sources are then listed once, below all of them. */
  headingLevel: 3 | 4 | undefined;
  /** False where a notice for the whole unit says that nobody can be called. */
  hasContactRows?: boolean;
  /** False where the doubts about the office of an officer are shown already. */
  hasOfficeDoubt?: boolean;
}

/** An office: address, work, area. Or an officer: the post, which stays, then the name and the work. And how to reach them. */
export function DirectoryCard({ office, person, headingLevel, ...props }: DirectoryCardProps) {
  const { lang, sources, headquartersPhones, hasContactRows = true, hasOfficeDoubt = true } = props;
  const t = translator(lang);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const { name, specimen } = person ?? office;
  const badgedName = (
    <>
      {name[lang]} {specimen && <Badge>{t('badge.specimen')}</Badge>}
    </>
  );
  const isOfOffice = isReachedThroughOffice({ office, person });
  const row = (label: string, words: string | undefined) => (
    <DescriptionItem label={label} className={styles.row}>
      {words}
    </DescriptionItem>
  );
  const doubts = [person?.toConfirm, !person || (isOfOffice && hasOfficeDoubt) ? office.toConfirm : undefined];
  const doubt = doubts.flatMap((each) => each?.[lang] ?? []).join(' ');
  // That the name of an officer is made up, its badge says already; the rest are the sources of post and work.
  const source = person ? person.source.filter((id) => id !== 'specimen') : headingLevel ? office.source : [];
  return (
    <>
      <Heading className={styles.name}>{person ? person.post[lang] : badgedName}</Heading>
      {person && <p className={styles.person}>{badgedName}</p>}
      <dl className={styles.details}>
        {person && row(t('directory.work'), person.work[lang])}
        {person && row(t('directory.office'), office.name[lang])}
        {!person && row(t('directory.address'), office.address?.[lang] ?? t('value.notAvailable'))}
        {!person && row(t('directory.officeWork'), office.work?.[lang])}
        {!person && row(t('directory.area'), office.area?.[lang])}
        {hasContactRows && (
          <ContactRows
            contact={isOfOffice ? { ...office, fax: [] } : (person ?? office)}
            {...{ lang, isOfOffice, headquartersPhones }}
          />
        )}
      </dl>
      {doubt && <Doubt words={doubt} lang={lang} />}
      {source.length > 0 && <SourceList ids={source} sources={sources} lang={lang} />}
    </>
  );
}

/** Why an entry is doubtful. */
export function Doubt({ words, lang }: { words: string; lang: Lang }) {
  return (
    <p className={styles.doubt}>
      <strong>{translator(lang)('directory.toConfirm')}</strong> {words}
    </p>
  );
}

/** An officer without a number is reached through the office, if that has one. */
export function isReachedThroughOffice({ office, person }: Pick<DirectoryEntry, 'office' | 'person'>): boolean {
  return person !== undefined && !hasContact(person) && office.phones.length + office.emails.length > 0;
}
