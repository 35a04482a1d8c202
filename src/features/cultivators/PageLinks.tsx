import type { MouseEvent } from 'react';
import { fill, formatNumber } from '../../language/format';
import type { AnswerProps } from './answer-props';
import styles from './answers.module.css';
import { staysHere } from './AskLink';

/** The way to the next and the previous rows. */
export function PageLinks(props: AnswerProps & { shown: { page: number; pages: number } }) {
  const { lang, words, asked, shown } = props;
  if (shown.pages < 2) return null;
  const link = (page: number, label: string) => {
    const turn = (event: MouseEvent) => {
      if (!staysHere(event)) return;
      props.go({ page });
      props.headingRef.current?.focus();
    };
    return (
      <a href={props.hrefTo(asked, { page })} onClick={turn}>
        {label}
      </a>
    );
  };
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {shown.page > 1 && link(shown.page - 1, words.previous)}
      <span>
        {fill(words.pageOf, { page: formatNumber(shown.page, lang), pages: formatNumber(shown.pages, lang) })}
      </span>
      {shown.page < shown.pages && link(shown.page + 1, words.next)}
    </nav>
  );
}
