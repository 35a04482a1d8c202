import { formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import styles from './YearLinks.module.css';

interface YearLinksProps {
  heading: string;
  years: { year: string; href: string; name: string; count: number }[];
  current: string | undefined;
  lang: Lang;
  'data-register-older'?: boolean;
  'data-text'?: 'keep';
}

/** Links to the years of a list, each with the number of what is in it. */
export function YearLinks({ heading, years, current, lang, ...attributes }: YearLinksProps) {
  return (
    <nav className={styles.years} aria-labelledby="older" {...attributes}>
      <p id="older">{heading}</p>
      <ul>
        {years.map(({ year, href, name, count }) => (
          <li key={year}>
            <a href={href} aria-current={year === current ? 'page' : undefined}>
              {name} <span>({formatNumber(count, lang)})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
