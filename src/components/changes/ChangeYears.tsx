import { changesOfYearPath } from '../../addresses/changes';
import { siteChanges } from '../../content/site-changes';
import { yearPages } from '../../domain/list-pages';
import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import years from '../records/OlderYears.module.css';

/** Links to the years whose changes do not all stand on the first page. */
export function ChangeYears({ current, lang }: { current?: string; lang: Lang }) {
  const t = translator(lang);
  const pages = Map.groupBy(yearPages(siteChanges(lang)), ({ year }) => year);
  if (pages.size === 0) return null;
  return (
    <nav className={years.years} aria-labelledby="older">
      <p id="older">{t('changes.older')}</p>
      <ul>
        {[...pages].map(([year, own]) => (
          <li key={year}>
            <a href={changesOfYearPath(year, 1, lang)} aria-current={year === current ? 'page' : undefined}>
              {year}{' '}
              <span>
                (
                {formatNumber(
                  own.reduce((sum, { rows }) => sum + rows.length, 0),
                  lang,
                )}
                )
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
