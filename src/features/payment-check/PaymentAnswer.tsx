import type { Ref } from 'react';
import { fill } from '../../language/format';
import { ToolAnswer } from '../../ui/fields/ToolAnswer';
import { Coins } from './Coins';
import { type Delivery, paymentFor, strawYield } from './payment';
import type { PaymentProps } from './payment-props';
import { PaymentSum } from './PaymentSum';
import { figure, rupeesInWords } from './payment-words';
import styles from './Payment.module.css';

interface PaymentAnswerProps extends PaymentProps {
  delivery: Delivery;
  headingRef: Ref<HTMLHeadingElement>;
}

/** What is paid, how much of it at once, how it is counted, and what the yield means for the next patta. */
export function PaymentAnswer({ delivery, headingRef, ...props }: PaymentAnswerProps) {
  const { rules, limits, words } = props;
  const { perHectare, price, now, later } = paymentFor(delivery, rules);
  const isRange = price.from !== price.to;
  const meaning = delivery.kind === 'gum' ? 'morphine' : strawYield(perHectare, limits);
  return (
    <ToolAnswer
      id="payment-answer"
      className={styles.answer}
      heading={
        isRange ? fill(words.between, { from: figure(price.from), to: figure(price.to) }) : rupeesInWords(price, words)
      }
      headingRef={headingRef}
    >
      {delivery.kind === 'gum' && <Coins share={rules.share} now={now} later={later} words={words} />}
      <p>{words.rate[delivery.kind]}</p>
      <h3>{words.steps}</h3>
      <PaymentSum {...props} delivery={delivery} />
      <h3>{words.next}</h3>
      <p>
        {words.meaning[meaning]} <a href={props.yieldHref}>{words.more}</a>
      </p>
    </ToolAnswer>
  );
}
