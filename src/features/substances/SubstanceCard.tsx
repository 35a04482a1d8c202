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
}

/** One substance with all its particulars. */
export function SubstanceCard({ card, words, as: Heading, href, needs, doubt, source }: SubstanceCardProps) {
  const name = href ? <a href={href}>{card.name}</a> : card.name;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          {name}{' '}
          <span className={styles.twin} lang={words.twinLang}>
            {card.twin}
          </span>
        </Heading>
        {card.isDoubtful && doubt}
      </div>
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
      {source && <div className={styles.source}>{source}</div>}
    </div>
  );
}
