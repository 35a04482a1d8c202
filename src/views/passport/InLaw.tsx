import { pathFor } from '../../addresses/routes';
import { RecordEntry } from '../../components/records/RecordEntry';
import line from '../../components/records/RecordLine.module.css';
import { RecordNumber } from '../../components/records/RecordNumber';
import { controlledSince, listingsOf, listsOf, recordsOf } from '../../content/passport';
import { entryText } from '../../content/substance-card';
import { fill, formatDocumentDate } from '../../language/format';
import type { ListEntry } from '../../schemas/substance';
import { translator } from '../../words/strings';
import { PartDoubt } from './PartDoubt';
import styles from './Parts.module.css';
import type { Passport } from './passport';

/** The lists in which a substance stands, and the notifications that concern it as a line in time. */
export function InLaw({ passport }: { passport: Passport }) {
  const { lang, substance } = passport;
  const t = translator(lang);
  const { indian, international } = listsOf(substance);
  const records = recordsOf(substance);
  return (
    <section aria-labelledby="law" className={styles.part}>
      <h2 id="law">{t('passport.law')}</h2>
      {records.length > 0 && (
        <ol className={line.line} data-index="off">
          {records.map((record) => (
            <RecordEntry key={record.id} record={record} lang={lang} />
          ))}
        </ol>
      )}
      <AsItStood passport={passport} />
      <dl className={styles.facts}>
        <Lists label={t('passport.indianLaw')} entries={indian} passport={passport} isDoubtful />
        <Lists label={t('passport.un')} entries={international} passport={passport} isDoubtful={indian.length === 0} />
      </dl>
    </section>
  );
}

interface ListsProps {
  label: string;
  entries: ListEntry[];
  passport: Passport;
  /** Whether a doubt about its entry in the law is a doubt about these. */
  isDoubtful: boolean;
}

function Lists({ label, entries, passport, isDoubtful }: ListsProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {entries.map((entry) => (
        <dd key={entry.list}>
          {entryText(entry, passport.words)}
          {isDoubtful && entry === entries[0] && <PartDoubt part="entry" passport={passport} />}
        </dd>
      ))}
    </div>
  );
}

/** Since when a drug is controlled and by what, and what that says of a day before. */
function AsItStood({ passport: { lang, substance } }: { passport: Passport }) {
  const t = translator(lang);
  const since = controlledSince(substance);
  const [listing] = listingsOf(substance);
  if (since === undefined || !listing) return null;
  const date = formatDocumentDate(since, lang);
  return (
    <p data-index="off" data-as-it-stood={since}>
      {fill(t('passport.controlledSince'), { date })}{' '}
      {listing.number && (
        <>
          (<RecordNumber number={listing.number} lang={lang} />)
        </>
      )}
      {fill(t('passport.before'), { date })} <a href={pathFor('top-level/prevention/as-on', lang)}>{t('asOn.link')}</a>
    </p>
  );
}
