import type { ReactNode } from 'react';
import type { DocumentFile } from '../../files/document-file';
import { describeDocument } from '../../words/format-document';
import type { Lang } from '../../language/lang';
import styles from './Download.module.css';

/** A link to a document; the link itself says format, size, pages and languages. */
export function Download(props: { lang: Lang; file: DocumentFile; href: string; children: ReactNode }) {
  const { lang, file } = props;
  const [onlyLanguage, ...others] = file.languages;
  return (
    <a
      className={styles.download}
      href={props.href}
      type="application/pdf"
      hrefLang={others.length === 0 ? onlyLanguage : undefined}
    >
      <span className={styles.title}>{props.children}</span>{' '}
      <span className={styles.facts}>({describeDocument(file, lang)})</span>
    </a>
  );
}
