import { SourceLink } from '../../ui/SourceLink';
import type { FinderRow, FinderWords } from './finder-props';
import styles from './YearResult.module.css';

/** Where the figures of the shown years were read, and what to know about them. */
export function RowNotes({ rows, words }: { rows: FinderRow[]; words: FinderWords }) {
  const noted = rows.filter(({ note, sources }) => note !== undefined || sources.length > 0);
  if (noted.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {noted.map(({ cropYear, note, sources }) => (
        <li key={cropYear}>
          <strong>{cropYear}:</strong> {note}{' '}
          {sources.map((source) => (
            <span key={source.label}>
              {words.source}: <SourceLink source={source} newTab={words.newTab} />.
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
