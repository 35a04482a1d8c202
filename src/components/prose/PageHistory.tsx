import { CHANGES } from '../../addresses/changes';
import { pathFor } from '../../addresses/routes';
import type { HistoryLine } from '../../content/history';
import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';

/** So many lines stand open. */
const OPEN = 5;

/** What changed on a page, newest first: the last lines open, the earlier ones to be unfolded, and the way to all changes of the site. */
export function PageHistory({ history, lang }: { history: HistoryLine[]; lang: Lang }) {
  const t = translator(lang);
  if (history.length === 0) return null;
  // One hidden line would save no room.
  const open = history.length === OPEN + 1 ? OPEN + 1 : OPEN;
  const earlier = history.slice(open);
  return (
    <>
      <h2>{t('about.history')}</h2>
      <Lines of={history.slice(0, open)} lang={lang} />
      {earlier.length > 0 && (
        <details data-fold>
          <summary>{fill(t('about.earlier'), { count: earlier.length })}</summary>
          <Lines of={earlier} lang={lang} />
        </details>
      )}
      <a href={pathFor(CHANGES, lang)}>{t('about.allChanges')}</a>
    </>
  );
}

function Lines({ of, lang }: { of: HistoryLine[]; lang: Lang }) {
  return (
    <ul data-history="">
      {of.map(({ date, what }, index) => (
        <li key={index}>
          <time dateTime={date}>{formatDate(date, lang)}</time>
          {`: ${what}`}
        </li>
      ))}
    </ul>
  );
}
