import { Fragment } from 'react';
import { areaName, type SiteChange } from '../../content/site-changes';
import { fill, formatDate, formatDocumentDate, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import row from '../records/RecordRow.module.css';
import list from '../records/Register.module.css';

interface ChangeListProps {
  /** Newest first. */
  changes: SiteChange[];
  /** The area of the page, which need not be said on every line. */
  area?: string;
  lang: Lang;
}

/** Changes by month: when, on which subject, what, and where to see it. */
export function ChangeList({ changes, area, lang }: ChangeListProps) {
  if (changes.length === 0) return <p>{translator(lang)('changes.none')}</p>;
  return [...Map.groupBy(changes, ({ date }) => date.slice(0, 7))].map(([month, own]) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{formatDocumentDate(month, lang)}</h2>
      <ol className={list.list} data-changes>
        {own.map((change) => (
          <Change key={change.id} change={change} area={area} lang={lang} />
        ))}
      </ol>
    </section>
  ));
}

function Change({ change, area, lang }: { change: SiteChange; area?: string | undefined; lang: Lang }) {
  const t = translator(lang);
  const { id, date, what, links, more, areas } = change;
  const subjects = areas.filter((each) => each !== area).map((each) => areaName(each, lang));
  return (
    <li id={id} className={row.row}>
      <p className={row.facts}>
        <time dateTime={date}>{formatDate(date, lang)}</time>
        {subjects.length > 0 && ` · ${subjects.join(', ')}`}
      </p>
      <p className={row.title}>{what}</p>
      {links.length > 0 && (
        <p className={list.feed}>
          <span className="visually-hidden">{t('changes.where')} </span>
          {links.map(({ href, label }) => (
            <Fragment key={href}>
              <a href={href}>{label}</a>{' '}
            </Fragment>
          ))}
          {more > 0 && (
            <span>
              {more === 1 ? t('changes.moreOne') : fill(t('changes.more'), { count: formatNumber(more, lang) })}
            </span>
          )}
        </p>
      )}
    </li>
  );
}
