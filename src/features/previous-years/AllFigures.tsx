import type { FinderRow } from './finder-props';
import { PlaceFigures, RowDoubt } from './PlaceFigures';
import styles from './AllFigures.module.css';

/** Every row of a unit, the newest crop year first; without scripts it is the way to the figures. */
export function AllFigures({ id, rows }: { id: string; rows: FinderRow[] }) {
  return (
    <ul id={id} className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <PlaceFigures row={row}>
            <p className={styles.name}>
              {row.cropYear}, {row.name}
              <RowDoubt row={row} />
            </p>
          </PlaceFigures>
        </li>
      ))}
    </ul>
  );
}
