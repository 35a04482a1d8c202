import { useId } from 'react';
import { Badge } from '../../ui/Badge';
import { formatNumber } from '../../language/format';
import { FIGURES, type Figure } from '../../schemas/office-year';
import type { FinderProps } from './finder-props';
import styles from './FigureTable.module.css';

interface FigureColumn {
  key: string;
  heading: string;
  /** A crop year stays on one line. */
  isYear?: boolean;
  isSpecimen: boolean;
  /** What the reader asked for; the others are there to compare. */
  isChosen?: boolean;
  cellOf: (figure: Figure) => { value: number | null; remark?: string };
}

interface Props extends Pick<FinderProps, 'lang' | 'figures' | 'words'> {
  caption: string;
  columns: FigureColumn[];
}

/** The five figures, one in a row, so that two columns fit on a phone; with three, the names stand above their figures. */
export function FigureTable({ lang, figures, words, caption, columns }: Props) {
  const captionId = useId();
  const isFolded = columns.length > 2;
  // Laid out as a grid, the elements lose their meaning in some browsers; the roles give it back.
  const role = (name: string) => (isFolded ? { role: name } : {});
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with large letters it scrolls, and the keyboard must reach it
    <section className={styles.scroll} aria-labelledby={captionId} tabIndex={0}>
      <table
        className={isFolded ? `${styles.table} ${styles.folded}` : styles.table}
        aria-labelledby={captionId}
        {...role('table')}
      >
        <caption id={captionId}>{caption}</caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            <th scope="col" {...role('columnheader')}>
              {words.figure}
            </th>
            {columns.map(({ key, heading, isYear, isSpecimen, isChosen }) => (
              <th key={key} scope="col" {...role('columnheader')} className={isChosen ? styles.chosen : undefined}>
                {isYear ? <span className={styles.year}>{heading}</span> : heading}
                {isSpecimen && (
                  <span className={styles.badge}>
                    {' '}
                    <Badge>{words.specimen}</Badge>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {FIGURES.map((figure) => (
            <tr key={figure} {...role('row')}>
              <th scope="row" {...role('rowheader')}>
                {figures[figure].label}
                {figures[figure].unit && <span className={styles.unit}> {figures[figure].unit}</span>}
              </th>
              {columns.map(({ key, isChosen, cellOf }) => {
                const { value, remark } = cellOf(figure);
                return (
                  <td key={key} {...role('cell')} className={isChosen ? styles.chosen : undefined}>
                    {value === null ? (
                      <span className={styles.empty}>{words.notAvailable}</span>
                    ) : (
                      formatNumber(value, lang)
                    )}
                    {value !== null && remark && <span className={styles.remark}> {remark}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
