import type { Fact as FactRecord } from '../../schemas/fact';
import { unbroken } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { doubtId } from '../../domain/page-notes';
import { Doubt } from './Doubt';
import styles from './Fact.module.css';

/** A fee, limit, date or quota in words; a doubtful one has its sign. */
export function Fact({ id, fact, lang }: { id: string; fact: FactRecord; lang: Lang }) {
  const value = (
    <span className={`${styles.fact} ${fact.kind === 'crop-year' ? styles.unbroken : ''}`}>
      {unbroken(formatFact(fact, lang))}
    </span>
  );
  if (!fact.toConfirm) return value;
  return (
    <>
      {value}
      <Doubt about={doubtId('fact', id)} what={fact.label[lang]} lang={lang} />
    </>
  );
}

/** The crop year whose value of a fact is shown. */
export function FactYear({ fact }: { fact: FactRecord }) {
  return <>{fact.year}</>;
}
