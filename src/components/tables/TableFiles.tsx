import type { TablePlace } from '../../content/table-pages';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { TableDownloads } from './TableDownloads';
import { WordTable } from './WordTable';

/** Every table of the website: the page that shows it, and its files. */
export function TableFiles(props: { tables: TablePlace[]; lang: Lang }) {
  const { tables, lang } = props;
  const t = translator(lang);
  return (
    <figure>
      <WordTable
        caption={t('tableFiles.caption')}
        columns={[t('tableFiles.table'), t('tableFiles.page'), t('tableFiles.files')]}
        rows={tables.map(({ table, page, href }) => ({
          key: table.id,
          cells: [
            table.caption[lang],
            <a key="page" href={href}>
              {page}
            </a>,
            <TableDownloads key="files" table={table} lang={lang} />,
          ],
        }))}
      />
    </figure>
  );
}
