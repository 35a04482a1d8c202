import { WordTable } from '../../components/tables/WordTable';
import type { Dataset } from '../../domain/dataset';
import { columnHeading } from '../../domain/table-export';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './DatasetView.module.css';

/** What each column means, what it holds, and how programs call it. */
export function DatasetColumns({ dataset: { columns }, lang }: { dataset: Dataset; lang: Lang }) {
  const t = translator(lang);
  return (
    <div id="columns">
      <details className={styles.columns} data-fold>
        <summary>{t('dataset.columns')}</summary>
        <WordTable
          caption={t('dataset.columns')}
          columns={[t('dataset.column'), t('dataset.meaning'), t('dataset.holds'), t('dataset.name')]}
          rows={columns.map((column) => ({
            key: column.name,
            cells: [
              columnHeading(column, lang),
              column.about[lang],
              t(`dataset.kind.${column.kind}`),
              <code key="name" lang="en" translate="no" className={styles.name}>
                {column.name}
              </code>,
            ],
          }))}
        />
      </details>
    </div>
  );
}
