import styles from './Chart.module.css';

/** The class of each series, in order. Its colour is never the only difference: see the shapes below. */
export const SERIES_STYLES = [styles.series1, styles.series2, styles.series3, styles.series4];

/** The mark of one value. Filled and open shapes alternate, so that two marks in one place are both seen. */
export function ChartMarker({ shape, x, y }: { shape: number; x: string; y: number }) {
  // An inner drawing at `x` percent; inside it, plain pixels around 0.
  return (
    <svg className={styles.marker} x={x} y={y} aria-hidden="true">
      {shape === 0 && <circle className={styles.filled} r="4.5" />}
      {shape === 1 && <rect className={styles.open} x="-7.5" y="-7.5" width="15" height="15" />}
      {shape === 2 && <path className={styles.filled} d="M0-7 7 6H-7Z" />}
      {shape === 3 && <path className={styles.open} d="M0-9 9 0 0 9-9 0Z" />}
    </svg>
  );
}
