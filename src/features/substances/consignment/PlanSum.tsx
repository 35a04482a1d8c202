import { fill, formatNumber, sentence } from '../../../language/format';
import type { ConsignmentProps } from './consignment-props';
import styles from './Consignment.module.css';
import type { planOf } from './plan';

interface Props extends ConsignmentProps {
  plan: Pick<ReturnType<typeof planOf>, 'fees' | 'times'>;
}

/** The fees added up step by step, and the longest time. What must be asked is named. */
export function PlanSum({ lang, documents, words, plan: { fees, times } }: Props) {
  const titleOf = (id: string) => documents[id]?.title ?? id;
  const money = (rupees: number) => fill(words.money, { value: formatNumber(rupees, lang) });
  const longest = times.longest === undefined ? undefined : documents[times.longest];
  return (
    <>
      <h3>{words.sum}</h3>
      <dl className={styles.sum}>
        {fees.lines.map(({ id, count, rupees, sum }) => (
          <div key={id}>
            <dt>{titleOf(id)}</dt>
            <dd>
              {formatNumber(count, lang)} × {money(rupees)} = {money(sum)}
            </dd>
          </div>
        ))}
        {fees.open.map((id) => (
          <div key={id}>
            <dt>{titleOf(id)}</dt>
            <dd>{words.feeOpen}</dd>
          </div>
        ))}
        <div className={styles.total} data-total={fees.total}>
          <dt>{fees.isLeast ? words.totalLeast : words.total}</dt>
          <dd>{money(fees.total)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{times.open.length > 0 ? words.longestLeast : words.longest}</dt>
          <dd>{longest?.time ? `${longest.time} (${longest.title})` : words.ask}</dd>
        </div>
      </dl>
      {times.open.length > 0 && (
        <p>
          {words.timeOpen} {sentence(times.open.map(titleOf).join('; '), lang)}
        </p>
      )}
      <p>{words.countsFrom}</p>
    </>
  );
}
