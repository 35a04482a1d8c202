import type { ReactNode } from 'react';
import type { Lang } from '../../../language/lang';
import type { Fact as FactRecord } from '../../../schemas/fact';
import type { Actor } from '../../../schemas/procedure';
import { translator } from '../../../words/strings';
import { Fact } from '../../prose/Fact';
import styles from './Amounts.module.css';
import { Cells } from './Cells';
import type { DrawnUnit } from '../../../schemas/drawing';

/** Amounts below one another, each drawn to the same measure. */
export function Amounts({ each, lang, children }: { each: DrawnUnit; lang: Lang; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <ul className={styles.amounts}>{children}</ul>
      <figcaption>{translator(lang)(`drawn.each.${each}`)}</figcaption>
    </figure>
  );
}

interface AmountProps {
  id: string;
  fact: FactRecord;
  /** Whose time it is, if anybody's. */
  by?: Actor | undefined;
  lang: Lang;
  /** What the amount is for. */
  children: ReactNode;
}

export function Amount({ id, fact, by, lang, children }: AmountProps) {
  return (
    <li className={styles.amount}>
      <span>
        {by && <span className={styles.by}>{translator(lang)(`line.${by}`)}: </span>}
        {children}
      </span>
      <Cells fact={fact} by={by} />
      <strong>
        <Fact id={id} fact={fact} lang={lang} />
      </strong>
    </li>
  );
}
