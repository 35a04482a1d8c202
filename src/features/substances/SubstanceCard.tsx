import type { ReactNode } from 'react';
import type { Card, CardWords } from './card';
import styles from './SubstanceCard.module.css';

interface SubstanceCardProps {
  card: Card;
  words: CardWords;
  as: 'h2' | 'h3';
  /** Makes the name a link to this address. */
  href?: string | undefined;
  /** What an export and an import need. */
  needs: { heading: string; content: ReactNode }[];
  /** The sign of a substance that is not confirmed. */
  doubt: ReactNode;
  /** Stands below the particulars. */
  source?: ReactNode;
  /** Name and class alone; the particulars open with a tap, or when a link leads to the substance. */
  isFolded?: boolean;
}

/** One substance with all its particulars. */
export function SubstanceCard({
  card,
  words,
  as: Heading,
  href,
  needs,
  doubt,
  source,
  isFolded = false,
}: SubstanceCardProps) {
  const name = href ? <a href={href}>{card.name}</a> : card.name;
  const title = (
    <Heading className={styles.name}>
      {name}{' '}
      <span className={styles.twin} lang={words.twinLang}>
        {card.twin}
      </span>
      {isFolded && (
        <span className={styles.class} data-index="off">
          {card.class}
        </span>
      )}
    </Heading>
  );
  const particulars = (
    <dl className={styles.lines}>
      <div>
        <dt>{words.headings.class}</dt>
        <dd>{card.class}</dd>
      </div>
      {needs.map(({ heading, content }) => (
        <div key={heading} className={styles.need}>
          <dt>{heading}</dt>
          <dd>{content}</dd>
        </div>
      ))}
      {card.lines.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
  if (isFolded)
    return (
      <details className={styles.folded} data-fold>
        <summary>{title}</summary>
        {card.isDoubtful && doubt}
        {particulars}
      </details>
    );
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {title}
        {card.isDoubtful && doubt}
      </div>
      {particulars}
      {source && <div className={styles.source}>{source}</div>}
    </div>
  );
}
