import type { ReactNode } from 'react';
import { pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import styles from './Answers.module.css';

/** What people come for, at the top of a hub: a few answers, each with the way to where it is explained. */
export function Answers({ children }: { children: ReactNode }) {
  return <ul className={styles.answers}>{children}</ul>;
}

interface AnswerProps {
  /** Page that explains it. */
  to: string;
  /** The figure, if the answer is one. */
  figure?: ReactNode;
  children: ReactNode;
  lang: Lang;
}

/** One answer: a large figure and what it is, or a statement of one line. */
export function Answer({ to, figure, children, lang }: AnswerProps) {
  return (
    <li className={styles.answer}>
      {figure && <span className={styles.figure}>{figure}</span>} <a href={pathFor(to, lang)}>{children}</a>
    </li>
  );
}
