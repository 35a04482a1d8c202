import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { sourceById } from '../../domain/table-export';
import type { RowReference } from '../../domain/table-references';
import type { Source } from '../../schemas/source';
import type { Table } from '../../schemas/table';
import { SourceLinks } from '../prose/SourceList';
import styles from './DataTable.module.css';
import { TableDownloads } from './TableDownloads';

interface Props {
  table: Table;
  sources: Map<string, Source>;
  lang: Lang;
  references: RowReference[];
}

/** What follows a table: remarks, the numbered notes of its rows, sources, downloads. */
export function TableFooting({ table, sources, lang, references }: Props) {
  const t = translator(lang);
  const inRows = new Set(references.flatMap((reference) => reference.sources));
  const others = table.source.map((id) => sourceById(id, table, sources)).filter((source) => !inRows.has(source));
  return (
    <figcaption className={`later ${styles.footing}`}>
      {table.notes.map((note) => (
        <p key={note.en}>{note[lang]}</p>
      ))}
      {others.length > 0 && (
        <p data-silent data-index="off">
          {t(others.length > 1 ? 'table.sources' : 'table.source')}: <SourceLinks sources={others} lang={lang} />
        </p>
      )}
      {references.length > 0 && (
        <div data-silent>
          <p className={styles.notesTitle}>{t('table.notes')}</p>
          <ol className={styles.references}>
            {references.map(({ note, sources: own }, index) => (
              <li key={index} id={`${table.id}-note-${index + 1}`}>
                {note}
                {own.length > 0 && (
                  <>
                    {note && ' '}
                    {t('table.source')}: <SourceLinks sources={own} lang={lang} />
                  </>
                )}
              </li>
            ))}
          </ol>
        </div>
      )}
      <p className={styles.downloads} data-print="hide">
        {t('table.download')}: <TableDownloads table={table} sources={sources} lang={lang} />
      </p>
    </figcaption>
  );
}
