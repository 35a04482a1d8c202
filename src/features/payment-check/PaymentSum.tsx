import { areaInWords } from '../../lib/area-in-words';
import type { ReactNode } from 'react';
import { fill } from '../../language/format';
import { DoubtMark } from '../../ui/DoubtMark';
import { type Delivery, paymentFor } from './payment';
import type { PaymentProps } from './payment-props';
import { figure, rupeesInWords, weightInWords } from './payment-words';
import styles from './Payment.module.css';

interface PaymentSumProps extends Pick<PaymentProps, 'rules' | 'words' | 'doubts'> {
  delivery: Delivery;
}

/** The sum of a payment, one step after the other. */
export function PaymentSum({ delivery, rules, words, doubts }: PaymentSumProps) {
  const { kind, area, weight, degrees } = delivery;
  const isGum = kind === 'gum';
  const { kg, perHectare, price, now, later } = paymentFor(delivery, rules);
  const counted = weightInWords(kg * 1000, words.kg);
  const rates = [...new Set(Object.values(rules.rate[kind]))];
  const isConverted = degrees !== undefined && degrees !== rules.standard * 10;
  return (
    <ol className={styles.sum}>
      {isGum && isConverted && (
        <Step name={words.countedStep} result={counted}>
          {weightInWords(weight, words.kg)} × {figure(degrees / 10, 1)} ÷ {rules.standard}
          {doubts.standard && <DoubtMark {...doubts.standard} />}
        </Step>
      )}
      <Step name={words.yieldStep} result={`${figure(perHectare, 1)} ${words.perHectare}`}>
        {counted} ÷ {areaInWords(area, words.are)} × {rules.arePerHectare}
      </Step>
      <Step name={words.priceStep} result={rupeesInWords(price, words)}>
        {rates.map((rate, index) => (
          <span key={rate}>
            {counted} × {rupeesInWords({ from: rate, to: rate }, words)}
            {index === rates.length - 1 && doubts[kind] && <DoubtMark {...doubts[kind]} />}
          </span>
        ))}
      </Step>
      {isGum && (
        <>
          <Step name={words.now} result={rupeesInWords(now, words)}>
            {fill(words.shareOf, { share: words.share })}
          </Step>
          <Step name={words.later} result={rupeesInWords(later, words)}>
            {words.recovered}
          </Step>
        </>
      )}
    </ol>
  );
}

function Step({ name, result, children }: { name: string; result: string; children: ReactNode }) {
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{children}</span>
      <strong>= {result}</strong>
    </li>
  );
}
