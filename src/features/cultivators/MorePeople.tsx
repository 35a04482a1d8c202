import { useState } from 'react';
import { fill, formatNumber } from '../../language/format';
import type { AnswerProps } from './answer-props';
import styles from './answers.module.css';
import type { Hit } from './find-people';
import { PAGE_SIZE } from './pages';
import type { Searched } from './people';
import { PeopleTable } from './PeopleTable';

/** People of whom only the father's name or the village fits, behind a line that counts them. */
export function MorePeople({ hits, searched, ...props }: AnswerProps & { hits: Hit[]; searched: Searched }) {
  const [isOpen, setOpen] = useState(false);
  const { lang, words } = props;
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary id="cultivators-more">{fill(words.asGuardian, { count: formatNumber(hits.length, lang) })}</summary>
      {isOpen && (
        <PeopleTable {...props} searched={searched} hits={hits.slice(0, PAGE_SIZE)} labelledBy="cultivators-more" />
      )}
    </details>
  );
}
