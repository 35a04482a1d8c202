import type { Strokes } from './strokes';
import styles from './Drawing.module.css';

/** Strokes in a square. The words beside it say the same. */
export function Drawing({ strokes, name }: { strokes: Strokes; name: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true" data-drawn={name}>
      {strokes.map(([ink, d]) => (
        <path key={d} className={styles[ink]} d={d} />
      ))}
    </svg>
  );
}
