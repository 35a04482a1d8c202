import type { Fact as FactRecord } from '../../schemas/fact';
import { unbroken } from '../../i18n/format';
import { formatFact } from '../../i18n/format-fact';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
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
