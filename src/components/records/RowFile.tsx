import { type DocumentFile, documentHref } from '../../files/document-file';
import { formatBytes, howToRead } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import type { DocumentLink } from '../../schemas/document-link';
import { ExternalLink } from '../../ui/ExternalLink';

interface RowFileProps {
  link: DocumentLink;
  title: string;
  documents: Map<string, DocumentFile>;
  lang: Lang;
}

/** The text of a record in one or two words: our file with its size, or what waits elsewhere. */
export function RowFile({ link, title, documents, lang }: RowFileProps) {
  const t = translator(lang);
  const about = <span className="visually-hidden">: {title}</span>;
  if (link.file === undefined)
    return (
      <ExternalLink href={link.url} newTabNote={t('link.newTab')}>
        {t(`format.${link.format}`)}
        {about}
      </ExternalLink>
    );
  const document = entryOf(documents, link.file);
  const facts = [formatBytes(document.bytes, lang), howToRead(document, lang)].filter(Boolean).join(', ');
  return (
    <a href={documentHref(link.file)}>
      {t('register.pdf')}
      {about} ({facts})
    </a>
  );
}
