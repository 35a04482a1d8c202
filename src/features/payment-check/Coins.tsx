import type { Rate } from './payment';
import type { PaymentProps } from './payment-props';
import { rupeesInWords } from './payment-words';
import styles from './Payment.module.css';

const COINS = 10;
const SIZE = 32;

interface CoinsProps {
  /** Percent that is paid at once. */
  share: number;
  now: Rate;
  later: Rate;
  words: PaymentProps['words'];
}

/** Ten coins: those that are paid at once are full, those that come later are empty. */
export function Coins({ share, now, later, words }: CoinsProps) {
  const paid = Math.round((share / 100) * COINS);
  return (
    <div className={styles.coins}>
      <svg className={styles.row} viewBox={`0 0 ${COINS * SIZE} ${SIZE}`} aria-hidden="true">
        {Array.from({ length: COINS }, (_, index) => (
          <g key={index} transform={`translate(${index * SIZE} 0)`}>
            <Coin isPaid={index < paid} />
          </g>
        ))}
      </svg>
      <Part isPaid name={words.now} amount={rupeesInWords(now, words)} />
      <Part isPaid={false} name={words.later} amount={rupeesInWords(later, words)} />
    </div>
  );
}

function Part({ isPaid, name, amount }: { isPaid: boolean; name: string; amount: string }) {
  return (
    <p>
      <svg width="22" height="22" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
        <Coin isPaid={isPaid} />
      </svg>
      <span>
        {name}: <strong>{amount}</strong>
      </span>
    </p>
  );
}

function Coin({ isPaid }: { isPaid: boolean }) {
  return (
    <g className={isPaid ? styles.paid : styles.open}>
      <circle cx={SIZE / 2} cy={SIZE / 2} r={SIZE / 2 - 2.5} />
      <path d="M11 10h10M11 14.5h10M12.5 10c7 0 7 9-1.5 9l6.5 5" />
    </g>
  );
}
