import { fill, formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Office, Person } from '../../schemas/office';
import { DescriptionItem } from '../../ui/DescriptionItem';
import { ExternalLink } from '../../ui/ExternalLink';
import { mapHref } from '../../lib/map-href';
import { translator } from '../../words/strings';
import { catalogue } from '../../content/catalogue';
import { hasContact } from '../../domain/contact';
import { doubtId } from '../../domain/page-notes';
import { type Picture, squarePicture } from '../../domain/pictures';
import { weighingWords } from '../../domain/weighing';
import { Image } from '../pictures/Image';
import { Doubt } from '../prose/Doubt';
import { ContactRows } from './ContactRows';
import styles from './Directory.module.css';

/** An office, or an officer of it. */
export interface DirectoryEntry {
  id: string;
  office: Office;
  person?: Person | undefined;
  /** Of the officer. */
  picture?: Picture | undefined;
}

/** What every list of officers or offices needs. */
export interface DirectoryContext {
  lang: Lang;
  headquartersPhones: string[];
}

interface DirectoryCardProps extends DirectoryContext, DirectoryEntry {
  /** None where offices share one heading. */
  headingLevel: 3 | 4 | undefined;
  /** False where a notice for the whole unit says that nobody can be called. */
  hasContactRows?: boolean;
}

/** An office: address, work, area. Or an officer: the post, which stays, then the name and the work. And how to reach them. */
export function DirectoryCard({ id, office, person, picture, headingLevel, ...props }: DirectoryCardProps) {
  const { lang, headquartersPhones, hasContactRows = true } = props;
  const t = translator(lang);
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const { toConfirm } = person ?? office;
  const isOfOffice = isReachedThroughOffice({ office, person });
  const row = (label: string, words: string | undefined) => (
    <DescriptionItem label={label} className={styles.row}>
      {words}
    </DescriptionItem>
  );
  // What is not certain about an office matters where an officer is reached through it.
  const doubtful = toConfirm ? doubtId(person ? 'person' : 'office', id) : officeDoubt(isOfOffice, person, office);
  return (
    <>
      {picture && person?.name && (
        <Image
          picture={squarePicture(picture)}
          alt={fill(t('directory.photograph'), { name: person.name[lang] })}
          sizes="6rem"
          className={styles.photograph}
        />
      )}
      <div className={styles.head}>
        <Heading className={styles.name}>{(person?.post ?? office.name)[lang]}</Heading>
        {doubtful && <Doubt about={doubtful} what={(person?.post ?? office.name)[lang]} lang={lang} />}
      </div>
      {person?.name && (
        <p className={styles.person}>
          {person.name[lang]}
          {person.seen && ` ${fill(t('directory.seen'), { date: formatDocumentDate(person.seen, lang) })}`}
        </p>
      )}
      <dl className={styles.details}>
        {person && row(t('directory.work'), person.work[lang])}
        {person && row(t('directory.office'), office.name[lang])}
        {!person && office.address && <AddressRow office={office} lang={lang} />}
        {!person && row(t('directory.officeWork'), office.work?.[lang])}
        {!person && row(t('directory.area'), office.area?.[lang])}
        {!person && row(t('directory.weighing'), weighingWords(office, catalogue.officePlaces, lang))}
        {hasContactRows && (
          <ContactRows
            contact={isOfOffice ? { ...office, fax: [] } : (person ?? office)}
            {...{ lang, isOfOffice, headquartersPhones }}
          />
        )}
      </dl>
    </>
  );
}

/** Where an office is, with the way to a map. */
function AddressRow({ office: { name, address }, lang }: { office: Office; lang: Lang }) {
  const t = translator(lang);
  return (
    <div className={styles.row}>
      <dt>{t('directory.address')}</dt>
      <dd>{address?.[lang]}</dd>
      <dd className={styles.map} data-index="off" data-print="hide">
        <ExternalLink
          className={styles.contact}
          href={mapHref([name.en, address?.en].join(', '))}
          newTabNote={t('link.newTab')}
        >
          {t('directory.map')}
          <span className="visually-hidden">: {name[lang]}</span>
        </ExternalLink>
      </dd>
    </div>
  );
}

function officeDoubt(isOfOffice: boolean, person: Person | undefined, office: Office): string | undefined {
  return isOfOffice && person && office.toConfirm ? doubtId('office', person.office) : undefined;
}

/** An officer without a number is reached through the office, if that has one. */
export function isReachedThroughOffice({ office, person }: Pick<DirectoryEntry, 'office' | 'person'>): boolean {
  return person !== undefined && !hasContact(person) && office.phones.length + office.emails.length > 0;
}
