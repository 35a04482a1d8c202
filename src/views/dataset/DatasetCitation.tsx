import { datasetPath, dataVersionPath } from '../../addresses/datasets';
import { absolute, termsPath } from '../../content/datasets/terms';
import { presentVersion } from '../../content/datasets/versions';
import type { Dataset } from '../../domain/dataset';
import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './DatasetView.module.css';

/** A line to copy, with the address that stays, and what the values may be used for. */
export function DatasetCitation({ dataset, lang }: { dataset: Dataset; lang: Lang }) {
  const t = translator(lang);
  const { id, title, asOn, table } = dataset;
  const version = presentVersion(id, table)?.version;
  const [words, day, path] = version
    ? [t('dataset.citeVersion'), version.slice(0, 10), dataVersionPath(id, version, 'csv', lang)]
    : [t('dataset.citePage'), asOn, datasetPath(id, lang)];
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">{t('dataset.cite')}</h2>
      <p className={styles.cite}>
        {fill(words, {
          title: title[lang],
          bureau: t('site.name'),
          date: formatDate(day, lang),
        })}{' '}
        <span lang="en" translate="no">
          {absolute(path)}
        </span>
      </p>
      <h2 id="terms" className={styles.terms}>
        {t('dataset.may')}
      </h2>
      <p>
        {t('dataset.reuse')} <a href={termsPath(lang)}>{t('dataset.terms')}</a>
      </p>
    </section>
  );
}
