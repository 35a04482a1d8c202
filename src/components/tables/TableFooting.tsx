import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Provider } from '../../schemas/provider';
import type { ShownTable } from '../../domain/table-shape';
import { Ask } from '../prose/Ask';
import styles from './DataTable.module.css';

interface Props {
  table: Pick<ShownTable, 'id' | 'notes' | 'hasGaps'>;
  /** Those of single rows, in the order of their numbers. */
  notes: string[];
  /** Whom to ask for what is not there. */
  section: Provider;
  lang: Lang;
}

/** What follows a table: its remarks, closed, and whom to ask for what it does not have. */
export function TableFooting({ table, notes, section, lang }: Props) {
  const t = translator(lang);
  const hasNotes = table.notes.length + notes.length > 0;
  const { hasGaps } = table;
  if (!hasNotes && !hasGaps) return null;
  return (
    <figcaption className={styles.footing}>
      {hasNotes && (
        <details className={styles.notes}>
          <summary>{t('table.notes')}</summary>
          {table.notes.map((note) => (
            <p key={note.en}>{note[lang]}</p>
          ))}
          {notes.length > 0 && (
            <ol className={styles.references} data-silent>
              {notes.map((note, index) => (
                <li key={note} id={`${table.id}-note-${index + 1}`}>
                  {note}
                </li>
              ))}
            </ol>
          )}
        </details>
      )}
      {hasGaps && (
        <p>
          {t('table.more')} <Ask section={section} lang={lang} />
        </p>
      )}
    </figcaption>
  );
}
