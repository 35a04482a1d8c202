import type { RecordLink, Relations } from '../../content/register-pages';
import { fill, formatDocumentDate, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './RecordRelations.module.css';

/** Amendments that stand open; the rest waits behind "and … more". */
const OPEN = 3;

/** What took the place of a record, what it amends, and what amended it. */
export function RecordRelations({ relations, lang }: { relations: Relations; lang: Lang }) {
  const t = translator(lang);
  const { successor, amends, amendedBy } = relations;
  // One more line costs no more room than the words that would hide it.
  const open = amendedBy.length <= OPEN + 1 ? amendedBy.length : OPEN;
  const hidden = amendedBy.slice(open);
  return (
    <>
      {successor && (
        <p>
          {t('register.supersededBy')} <a href={successor.href}>{successor.title}</a>
        </p>
      )}
      {amends.map(({ href, title }) => (
        <p key={href}>
          {t('register.amends')} <a href={href}>{title}</a>
        </p>
      ))}
      {amendedBy.length > 0 && (
        <div className={styles.amended}>
          <p>{t('register.amendedBy')}</p>
          <Amendments links={amendedBy.slice(0, open)} lang={lang} />
          {hidden.length > 0 && (
            <details>
              <summary>{fill(t('register.moreAmendments'), { count: formatNumber(hidden.length, lang) })}</summary>
              <Amendments links={hidden} lang={lang} />
            </details>
          )}
        </div>
      )}
    </>
  );
}

function Amendments({ links, lang }: { links: RecordLink[]; lang: Lang }) {
  return (
    <ul>
      {links.map(({ href, title, date }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {date && (
            <>
              {' '}
              (<time dateTime={date}>{formatDocumentDate(date, lang)}</time>)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
