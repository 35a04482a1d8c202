import type { ReactNode } from 'react';
import type { Lang } from '../../../language/lang';
import type { Fact as FactRecord } from '../../../schemas/fact';
import type { Actor } from '../../../schemas/procedure';
import { translator } from '../../../words/strings';
import { Fact } from '../../prose/Fact';
import { Cells } from './Cells';
import { Drawing } from './Drawing';
import styles from './Path.module.css';
import type { Strokes } from './strokes';

/** What comes one after the other: a numbered picture for each, below one another on a phone, side by side where there is room. */
export function Path({ children }: { children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.path}>{children}</ol>
    </figure>
  );
}

/** What stands beside one another in no order. */
export function Cases({ children }: { children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.cases}>{children}</ul>
    </figure>
  );
}

export interface StopProps {
  /** What is drawn, and under which name. */
  picture: string;
  strokes: Strokes;
  title: string;
  /** Who acts, if anybody does. */
  by?: Actor | undefined;
  /** The time that it takes. */
  days?: { id: string; fact: FactRecord } | undefined;
  lang: Lang;
  children?: ReactNode;
}

export function Stop({ picture, strokes, title, by, days, lang, children }: StopProps) {
  return (
    <li className={styles.stop}>
      <span className={styles.picture}>
        <Drawing name={picture} strokes={strokes} />
      </span>
      <div className={styles.words}>
        <strong>
          {by && <span className={styles.by}>{translator(lang)(`line.${by}`)}: </span>}
          {title}
        </strong>
        {days && (
          <span className={styles.days}>
            <Cells fact={days.fact} by={by} />
            <Fact id={days.id} fact={days.fact} lang={lang} />
          </span>
        )}
        {children && <div>{children}</div>}
      </div>
    </li>
  );
}
