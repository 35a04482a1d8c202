import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyKind } from './EmptyDrawing';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  id: string;
  kind: EmptyKind;
  title: string;
  /** What will stand here. */
  text: string;
  /** Whom to ask until then, and other ways on. */
  links: { key: string; link: ReactNode; isHiddenInPrint?: boolean }[];
}

/** Stands where a list or a tool will stand once it has something to show. */
export function EmptyState({ id, kind, title, text, links }: EmptyStateProps) {
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <EmptyDrawing kind={kind} />
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <ul className={styles.ways}>
          {links.map(({ key, link, isHiddenInPrint }) => (
            <li key={key} data-print={isHiddenInPrint ? 'hide' : undefined}>
              {link}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
