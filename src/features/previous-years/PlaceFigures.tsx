import type { ReactNode } from 'react';
import { DoubtMark } from '../../ui/DoubtMark';
import type { FinderRow } from './finder-props';
import styles from './PlaceFigures.module.css';

interface Props {
  row: FinderRow;
  /** Names the row. */
  children: ReactNode;
}

/** What is known of one place in one crop year: its figures as tiles, and what to know about them. */
export function PlaceFigures({ row, children }: Props) {
  return (
    <>
      {children}
      {row.figures.length > 0 && (
        <dl className={styles.figures}>
          {row.figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {row.note && <p className={styles.note}>{row.note}</p>}
    </>
  );
}

/** The sign of a row that is not certain. */
export function RowDoubt({ row: { doubt } }: { row: FinderRow }) {
  return doubt && <DoubtMark {...doubt} />;
}
