import { plotClass } from '../../components/charts/plot-class';
import { TableFooting } from '../../components/tables/TableFooting';
import tables from '../../components/tables/DataTable.module.css';
import { datasetRowsPath, embedPath } from '../../addresses/datasets';
import type { Dataset } from '../../domain/dataset';
import { doubtfulRows, rowReferences } from '../../domain/table-references';
import { firstSight, wholeTable } from '../../domain/table-shape';
import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Provider } from '../../schemas/provider';
import { translator } from '../../words/strings';
import { describeColumns } from './describe-columns';
import { drawnColumns } from './drawable';
import styles from './Extract.module.css';
import { ExtractForm } from './ExtractForm';
import { ExtractRows } from './ExtractRows';
import { firstRows, isLong, MOST_AT_ONCE, rowsInSight } from './lengths';
import { TakeAlong } from './TakeAlong';
import { extractWords } from './words';

interface ExtractTableProps {
  dataset: Dataset;
  /** Whom to ask for what is not there. */
  section: Provider;
  lang: Lang;
}

/**
 * The whole table of a dataset, and what lets a reader choose from it: rows, columns, order, table or chart, to copy, to link to, to frame.
 * Without scripts the table alone is there. `browser.ts` does the rest.
 */
export function ExtractTable({ dataset, section, lang }: ExtractTableProps) {
  const t = translator(lang);
  const { id } = dataset;
  if (dataset.table.rows.length === 0) return <p>{t('dataset.noRows')}</p>;
  const table = wholeTable(dataset.table);
  const columns = describeColumns(table, lang);
  const first = { ...table, rows: firstRows(table.rows) };
  const isCut = isLong(table.rows);
  const { rows } = firstSight(table);
  const inSight = rowsInSight(
    rows,
    columns.filter(({ isSpare }) => !isSpare),
  );
  const [found, total] = [rows, table.rows].map(({ length }) => formatNumber(length, lang)) as [string, string];
  const isWhole = rows.length === table.rows.length && columns.every(({ isSpare }) => !isSpare);
  const { numbers, notes } = rowReferences(table.rows, lang);
  const marks = { numbers, doubts: doubtfulRows(dataset.table) };
  const drawn = drawnColumns(columns);
  const captionId = `${id}-caption`;
  const counted = fill(t('extract.count'), { count: total });
  const countWords =
    rows.length < table.rows.length
      ? fill(t('extract.found'), { found, count: total })
      : table.rows.length === 1
        ? t('extract.one')
        : counted;
  return (
    <div
      id="table"
      className={styles.extract}
      data-extract=""
      data-total={table.rows.length}
      data-count={rows.length}
      data-at-once={MOST_AT_ONCE}
      data-first={inSight}
      data-rows={isCut ? datasetRowsPath(id, lang) : undefined}
      data-words={JSON.stringify(extractWords(lang))}
    >
      <div className={styles.controls} data-print="hide">
        <ExtractForm id={id} columns={columns} lang={lang} />
        {drawn.length > 0 && (
          <fieldset className={styles.as} data-extract-as="">
            <legend className="visually-hidden">{t('extract.as')}</legend>
            {(['table', 'chart'] as const).map((as) => (
              <label key={as}>
                <input type="radio" name="as" value={as} defaultChecked={as === 'table'} />
                <span>{t(`extract.${as}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {drawn.length > 1 && (
          <p className={styles.of} data-extract-of="" hidden>
            <label htmlFor={`${id}-of`}>{t('extract.of')}</label>
            <select id={`${id}-of`} autoComplete="off">
              {drawn.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </p>
        )}
      </div>
      <p className={styles.odd} data-extract-odd="" hidden />
      <p className={styles.head}>
        <output className={styles.count} tabIndex={-1} data-extract-status="">
          {countWords}
        </output>
        <a href="?" hidden={isWhole} data-extract-whole="" data-text="off">
          {t('extract.whole')}
        </a>
      </p>
      <figure className={tables.box}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
        <section className={tables.scroll} aria-labelledby={captionId} tabIndex={0} data-extract-table="">
          <ExtractRows
            table={first}
            columns={columns}
            captionId={captionId}
            marks={marks}
            seen={new Set(rows)}
            lang={lang}
          />
        </section>
        <figure className={plotClass('chart')} data-extract-chart="" hidden />
        <TableFooting table={{ ...table, hasGaps: false }} notes={notes} section={section} lang={lang} />
      </figure>
      <button
        type="button"
        className={`quiet-button ${styles.more}`}
        data-extract-more=""
        data-print="hide"
        hidden={inSight === undefined}
      >
        {fill(t('extract.more'), { count: Math.min(MOST_AT_ONCE, rows.length - (inSight ?? 0)) })}
      </button>
      {isCut && (
        <p className={styles.long} data-extract-part="">
          {fill(t('dataset.part'), { count: formatNumber(first.rows.length, lang), total })}
        </p>
      )}
      <TakeAlong id={id} embed={embedPath(id, lang)} title={dataset.title[lang]} lang={lang} />
    </div>
  );
}
