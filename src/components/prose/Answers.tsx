import type { ReactNode } from 'react';
import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import styles from './Answers.module.css';

/** What people come for, at the top of a hub: a few answers, each with the way to where it is explained. */
export function Answers({ children }: { children: ReactNode }) {
  return (
    <div className={styles.answers}>
      <ul>{children}</ul>
    </div>
  );
}

interface AnswerProps {
  /** Page that explains it. */
  to: string;
  /** The figure, if the answer is one: in words, and the sign of a doubtful one. */
  figure?: { words: string; doubt: ReactNode } | undefined;
  children: ReactNode;
  lang: Lang;
}

const NUMBER = /(\d[\d.,]*)/;

/** One answer: a large figure and what it is, or a statement of one line. */
export function Answer({ to, figure, children, lang }: AnswerProps) {
  return (
    <li className={styles.answer}>
      {figure && (
        <>
          <span className={styles.figure}>
            <Figure words={figure.words} />
            {figure.doubt}
          </span>{' '}
        </>
      )}
      <a href={pathFor(to, lang)}>{children}</a>
    </li>
  );
}

/** Numbers large, “at least” and “kilograms” beside them as they are. */
function Figure({ words }: { words: string }) {
  return words.split(NUMBER).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
