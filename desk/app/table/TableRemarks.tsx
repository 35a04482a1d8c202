import { screenOf } from '../../model/screen-of.ts';
import type { OpenTable, RowRemark } from '../../model/table-api.ts';
import type { RowOrder } from '../../model/table-edits.ts';
import { SHELL } from '../../words/shell.ts';
import { TABLES } from '../../words/tables.ts';
import { Go } from '../address.tsx';
import { call } from '../api.ts';
import { useRemarks } from '../live.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import type { Place } from './grid-keys.ts';
import css from './TableScreen.module.css';

interface Props {
  file: string;
  table: OpenTable;
  remarks: RowRemark[];
  order: RowOrder;
  onGo: (place: Place) => void;
}

const MOST = 12;

/** What is to be mended in the table, each with a way to its cell; how to work here; and where else to go. */
export function TableRemarks({ file, table, remarks, order, onGo }: Props) {
  const { lang, t } = useWords();
  // The whole check knows more than the reader of one table, but not what is typed at the moment.
  const whole = useRemarks(file).filter(({ code }) => !remarks.some((remark) => remark.code === code));
  const goTo = async (line: number) => {
    const { at = 0 } = await call('table/open', { file, from: 0, count: 1, line });
    onGo({ row: order.placeOf({ row: at }), column: 0 });
  };
  return (
    <>
      {remarks.length + whole.length > 0 && (
        <section aria-label={t(TABLES.remarks)}>
          <h2>{t(TABLES.remarks)}</h2>
          <ul className={css.remarks}>
            {remarks.slice(0, MOST).map(({ ref, column, text, code }, at) => {
              const index = table.columns.findIndex(({ name }) => name === column);
              const place = ref ? order.placeOf(ref) : -1;
              return (
                <li key={`${code}${at}`}>
                  {ref && place >= 0 && (
                    <Button variant="quiet" onClick={() => onGo({ row: place, column: Math.max(0, index) })}>
                      {t(TABLES.rowTitle, { row: 'row' in ref ? ref.row + 1 : t(TABLES.newRow) })}
                    </Button>
                  )}{' '}
                  {table.columns[index]?.label[lang] ?? column}: {t(text)}
                </li>
              );
            })}
            {whole.slice(0, MOST).map(({ line, text, code }, at) => (
              <li key={`${code}w${at}`}>
                {line !== undefined && (
                  <Button variant="quiet" onClick={() => void goTo(line)}>
                    {t(SHELL.line, { line })}
                  </Button>
                )}{' '}
                {t(text)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={css.hint}>{t(TABLES.keys)}</p>
      <p className={css.hint}>{t(TABLES.numbers)}</p>
      <p className={css.actions}>
        {/^(tables|cultivators)\/|^previous-years/.test(file) && (
          <Go to={{ screen: 'import', params: { file } }}>{t(TABLES.import)}</Go>
        )}
        {table.description && <Go to={screenOf(table.description)}>{t(TABLES.description)}</Go>}
      </p>
    </>
  );
}
