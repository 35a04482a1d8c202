import { areaInWords } from '../../lib/area-in-words';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { Coins } from './Coins';
import { type Delivery, paymentFor } from './payment';
import { paymentProps } from './payment-props';
import { PaymentSum } from './PaymentSum';
import { weightInWords } from './payment-words';
import styles from './Payment.module.css';

/** A tenth of a hectare and six kilograms: round figures, to follow the sum. */
const EXAMPLE = { kind: 'gum', area: 1000, weight: 6000, degrees: undefined } satisfies Delivery;

/** A worked example, for those without scripts and on paper. */
export function PaymentExample({ lang }: { lang: Lang }) {
  const props = paymentProps(lang);
  const { rules, words } = props;
  const { now, later } = paymentFor(EXAMPLE, rules);
  return (
    <div className={styles.example}>
      <p>
        {fill(translator(lang)('paymentCheck.example'), {
          weight: weightInWords(EXAMPLE.weight, words.kg),
          area: areaInWords(EXAMPLE.area, words.are),
        })}{' '}
        {words.rate.gum}
      </p>
      <PaymentSum {...props} delivery={EXAMPLE} />
      <Coins share={rules.share} now={now} later={later} words={words} />
    </div>
  );
}
