import { amountOf } from '../../content/facts';
import type { Lang } from '../../language/lang';
import type { HomeShare } from '../../schemas/home';
import { formatFact } from '../../words/format-fact';
import styles from './HomeFigures.module.css';

/** A percentage as a bar: the part and the rest, each with its name. */
export function ShareFigure({ share: { fact, part, rest }, lang }: { share: HomeShare; lang: Lang }) {
  const whole = amountOf(fact, 'percent');
  const { value } = whole;
  return (
    <div className={styles.share}>
      <svg width="100%" height="64" aria-hidden="true" focusable="false">
        <rect className={styles.rest} width="100%" height="64" />
        <rect className={styles.bar} width={`${value}%`} height="64" />
      </svg>
      <dl>
        <div>
          <dt>{part[lang]}</dt>
          <dd>{formatFact(whole, lang)}</dd>
        </div>
        <div>
          <dt>{rest[lang]}</dt>
          <dd>{formatFact({ ...whole, value: 100 - value }, lang)}</dd>
        </div>
      </dl>
    </div>
  );
}
