import { dataFilesOf } from '../../content/data-files';
import type { Lang } from '../../language/lang';
import type { Table } from '../../schemas/table';
import { formatBytes } from '../../words/format-document';
import { translator } from '../../words/strings';

/** Links to the files of a table; each says its format and size. */
export function TableDownloads({ table, lang }: { table: Pick<Table, 'id' | 'caption'>; lang: Lang }) {
  const t = translator(lang);
  return dataFilesOf(table.id, lang).map(({ format, href, bytes }, index) => (
    <span key={format}>
      {index > 0 && ', '}
      <a href={href} download>
        <span className="visually-hidden">{table.caption[lang]}, </span>
        {t(`table.${format}`)} ({formatBytes(bytes, lang)})
      </a>
    </span>
  ));
}
