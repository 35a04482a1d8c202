import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  id: string;
  headingLevel: 2 | 3;
  title: string;
  /** What will stand here. */
  text: string;
  /** Whom to ask until then, and other ways on. */
  links: { key: string; link: ReactNode; isHiddenInPrint?: boolean }[];
}

/** Stands where a list or a tool will stand once it has something to show. */
export function EmptyState({ id, headingLevel, title, text, links }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <p>{text}</p>
      <ul className={styles.ways}>
        {links.map(({ key, link, isHiddenInPrint }) => (
          <li key={key} data-print={isHiddenInPrint ? 'hide' : undefined}>
            {link}
          </li>
        ))}
      </ul>
    </section>
  );
}
