import { formatBytes } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { TABLE_FORMATS, tableFile, tableFilePath } from '../../domain/table-export';
import type { Source } from '../../schemas/source';
import type { Table } from '../../schemas/table';

/** Links to the files of a table; each says its format and size. */
export function TableDownloads({ table, sources, lang }: { table: Table; sources: Map<string, Source>; lang: Lang }) {
  const t = translator(lang);
  return TABLE_FORMATS.map((format, index) => (
    <span key={format}>
      {index > 0 && ', '}
      <a href={tableFilePath(table.id, format, lang)} download>
        <span className="visually-hidden">{table.caption[lang]}, </span>
        {t(`table.${format}`)} ({formatBytes(Buffer.byteLength(tableFile(table, sources, lang, format)), lang)})
      </a>
    </span>
  ));
}
