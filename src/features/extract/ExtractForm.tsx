import { InParts } from '../../components/tables/InParts';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { MOST_LETTERS } from './address';
import type { DescribedColumn } from './describe-columns';
import styles from './Extract.module.css';

interface ExtractFormProps {
  id: string;
  columns: DescribedColumn[];
  lang: Lang;
}

/** What rows and columns to show, closed to one line. Nothing happens on choosing; the button acts. */
export function ExtractForm({ id, columns, lang }: ExtractFormProps) {
  const t = translator(lang);
  const figures = columns.filter(({ kind }) => kind === 'figure');
  const optional = columns.filter(({ isRowHeading }) => !isRowHeading);
  return (
    <details className={styles.choose} data-extract-choose="">
      <summary>{t('extract.open')}</summary>
      <form method="get" aria-label={t('extract.form')} noValidate data-extract-form="">
        <div className={styles.field}>
          <label htmlFor={`${id}-words`}>{t('extract.words')}</label>
          <input id={`${id}-words`} name="filter" type="search" autoComplete="off" maxLength={MOST_LETTERS} />
        </div>
        {optional.length > 1 && (
          <fieldset className={styles.boxes}>
            <legend>{t('extract.columns')}</legend>
            {optional.map(({ name, label, isSpare }) => (
              <Box key={name} name="columns" value={name} label={label} lang={lang} isChecked={!isSpare} />
            ))}
          </fieldset>
        )}
        {columns
          .filter(({ kind }) => kind === 'year')
          .map((column) => (
            <Ends key={column.name} id={`${id}-${column.name}`} column={column} lang={lang} />
          ))}
        {columns.map(
          (column) =>
            column.choiceWords.length > 0 && (
              <fieldset key={column.name} className={styles.boxes}>
                <legend>{column.label}</legend>
                {column.choiceWords.map(({ key, words }) => (
                  <Box key={key} name={`rows:${column.name}`} value={key} label={words} lang={lang} />
                ))}
              </fieldset>
            ),
        )}
        {figures.length > 0 && (
          <details className={styles.limits}>
            <summary>{t('extract.limits')}</summary>
            <div>
              {figures.map((column) => (
                <Ends key={column.name} id={`${id}-${column.name}`} column={column} lang={lang} />
              ))}
            </div>
          </details>
        )}
        <button type="submit">{t('extract.show')}</button>
      </form>
    </details>
  );
}

function Box(props: { name: string; value: string; label: string; lang: Lang; isChecked?: boolean }) {
  return (
    <label>
      <input type="checkbox" name={props.name} value={props.value} defaultChecked={props.isChecked} />
      <span>
        <InParts words={props.label} lang={props.lang} />
      </span>
    </label>
  );
}

/** From one value of a column to another. */
function Ends({ id, column: { name, label, kind }, lang }: { id: string; column: DescribedColumn; lang: Lang }) {
  const t = translator(lang);
  const ends = [
    ['from', t(kind === 'year' ? 'extract.fromYear' : 'extract.least')],
    ['to', t(kind === 'year' ? 'extract.toYear' : 'extract.most')],
  ] as const;
  return (
    <fieldset className={styles.ends}>
      <legend>{label}</legend>
      {ends.map(([end, words]) => (
        <div key={end} className={styles.field}>
          <label htmlFor={`${id}-${end}`}>{words}</label>
          <input
            id={`${id}-${end}`}
            name={`${end}:${name}`}
            inputMode={kind === 'year' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            aria-describedby={`${id}-problem`}
          />
        </div>
      ))}
      <p id={`${id}-problem`} className={styles.problem} hidden />
    </fieldset>
  );
}
