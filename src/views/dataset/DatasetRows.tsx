import { rowCount } from '../../components/datasets/dataset-facts';
import { DataTable } from '../../components/tables/DataTable';
import type { Dataset } from '../../domain/dataset';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Provider } from '../../schemas/provider';
import { translator } from '../../words/strings';
import styles from './DatasetView.module.css';

/** A table with more values is closed at first. */
const MOST_OPEN = 150;
/** A table with more rows is shown in part. */
const MOST_ROWS = 60;
/** Fewer of those that are long on a phone. */
const PART = { narrow: 10, wide: 5 };
const WIDE_FROM = 9;

interface DatasetRowsProps {
  lang: Lang;
  dataset: Dataset;
  /** Whom to ask for what is not there. */
  section: Provider;
}

/** The rows without any script: all of them, closed where they are many, or the first of very many. */
export function DatasetRows({ lang, dataset, section }: DatasetRowsProps) {
  const t = translator(lang);
  const { table, columns } = dataset;
  const total = table.rows.length;
  if (total === 0) return <p>{t('dataset.noRows')}</p>;
  const part = columns.length < WIDE_FROM ? PART.narrow : PART.wide;
  if (total > MOST_ROWS)
    return (
      <>
        <p>{fill(t('dataset.part'), { count: part, total: formatNumber(total, lang) })}</p>
        <DataTable table={{ ...table, rows: table.rows.slice(0, part) }} section={section} lang={lang} />
      </>
    );
  const whole = <DataTable table={table} section={section} lang={lang} />;
  if (total * columns.length <= MOST_OPEN) return whole;
  return (
    <details className={styles.whole}>
      <summary>{fill(t('dataset.whole'), { rows: rowCount(dataset, lang) })}</summary>
      {whole}
    </details>
  );
}
