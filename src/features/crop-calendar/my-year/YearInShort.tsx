import { WholeYears } from '../../../components/prose/WholeYears';
import { fill, formatDate } from '../../../language/format';
import { ExternalLink } from '../../../ui/ExternalLink';
import { formatFact } from '../../../words/format-fact';
import { translator } from '../../../words/strings';
import type { CropYear } from './crop-year';
import { DueNow } from './DueNow';
import styles from './MyYear.module.css';
import { OfficePhones } from './OfficeBox';

/** The crop year of an office and kind as the front page shows it. What is in doubt is told on its own page, to which it leads. */
export function YearInShort({ year, today }: { year: CropYear; today: string }) {
  const { lang, office, path } = year;
  const t = translator(lang);
  return (
    <section data-year={year.key} className={styles.short} aria-label={year.title}>
      <p className={styles.name}>
        <a href={path}>{`${t(`myYear.${year.kind}`)}, ${year.town}`}</a>
      </p>
      <DueNow year={year} today={today} isShort />
      <ul className={styles.figures}>
        {year.figures.map(({ id, fact, words }) => (
          <li key={id}>
            <strong>{formatFact(fact, lang)}</strong> <WholeYears text={words} />
          </li>
        ))}
      </ul>
      <OfficePhones office={office} />
      <p className={styles.ways}>
        <a href={path}>{t('myYear.whole')}</a>
        <a href={year.findHref}>{t('myYear.find')}</a>
        {office.map && (
          <ExternalLink href={office.map} newTabNote={t('link.newTab')}>
            {t('directory.map')}
          </ExternalLink>
        )}
      </p>
      <p className={styles.kept}>
        <span>
          {t('myYear.kept')} {fill(t('myYear.asOn'), { date: formatDate(today, lang) })}
        </span>{' '}
        <button type="button" className="quiet-button" data-forget>
          {t('myYear.forget')}
        </button>
      </p>
    </section>
  );
}
