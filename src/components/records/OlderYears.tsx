import { olderPath } from '../../addresses/registers';
import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { type OlderPage, UNDATED } from '../../domain/list-pages';
import { translator } from '../../words/strings';
import styles from './OlderYears.module.css';

interface OlderYearsProps {
  route: string;
  pages: OlderPage[];
  /** The year of the page they stand on. */
  current?: string;
  lang: Lang;
}

/** Links to the years of a list that are not on its first page, each with the number of its records. */
export function OlderYears({ route, pages, current, lang }: OlderYearsProps) {
  const t = translator(lang);
  if (pages.length === 0) return null;
  const years = Map.groupBy(pages, ({ year }) => year);
  return (
    <nav className={styles.years} aria-labelledby="older" data-register-older data-text="keep">
      <p id="older">{t('register.older')}</p>
      <ul>
        {[...years].map(([year, own]) => (
          <li key={year}>
            <a href={olderPath(route, year, 1, lang)} aria-current={year === current ? 'page' : undefined}>
              {year === UNDATED ? t('register.undated') : year}{' '}
              <span>
                (
                {formatNumber(
                  own.reduce((sum, { records }) => sum + records.length, 0),
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
