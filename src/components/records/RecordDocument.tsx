import { type DocumentFile, documentHref } from '../../files/document-file';
import { fill } from '../../language/format';
import { describeLanguages } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import type { DocumentLink } from '../../schemas/document-link';
import { ExternalLink } from '../../ui/ExternalLink';
import { Download } from '../prose/Download';

interface RecordDocumentProps {
  link: DocumentLink;
  title: string;
  documents: Map<string, DocumentFile>;
  lang: Lang;
}

/** The text of a record: our file with format, size and language, or its public address elsewhere. */
export function RecordDocument({ link, title, documents, lang }: RecordDocumentProps) {
  const t = translator(lang);
  if (link.file !== undefined) {
    const document = entryOf(documents, link.file);
    return (
      <Download
        lang={lang}
        file={{ ...document, languages: link.languages ?? document.languages }}
        href={documentHref(link.file)}
      >
        {fill(t(link.preparation ? 'form.preparation' : 'register.viewPdf'), { title })}
      </Download>
    );
  }
  const host = new URL(link.url).hostname.replace(/^www\./, '');
  return (
    <p>
      <ExternalLink href={link.url} newTabNote={t('link.newTab')}>
        {t(isOfficial(host) ? 'register.officialText' : 'register.copyElsewhere')}
        <span className="visually-hidden">: {title}</span> (<span lang="en">{host}</span>, {t(`format.${link.format}`)},{' '}
        {describeLanguages(link.languages, lang)})
      </ExternalLink>
    </p>
  );
}

/** Whether a website is one of the Indian Government. */
function isOfficial(host: string): boolean {
  return /\.(gov|nic)\.in$/.test(host);
}
