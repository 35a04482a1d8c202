import type { Fact as FactRecord } from '../../schemas/fact';
import { unbroken } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Fact.module.css';

/** A fee, limit, date or quota in words; a doubtful one says so. */
export function Fact({ fact, lang }: { fact: FactRecord; lang: Lang }) {
  return (
    <span className={`${styles.fact} ${fact.kind === 'crop-year' ? styles.unbroken : ''}`}>
      {unbroken(formatFact(fact, lang))}
      {fact.toConfirm && ` (${translator(lang)('fact.toConfirm')})`}
    </span>
  );
}
