import type { Band } from '../../domain/weight';
import { Badge } from '../../ui/Badge';
import styles from './QuantityScale.module.css';
import { ZoneBar } from './ZoneBar';

const BANDS: Band[] = ['small', 'notCommercial', 'between', 'commercial'];

/** The scale of `QuantityScale` with every zone it may have, still without words: a script takes those it needs and fills them. */
export function ScaleTemplate() {
  return (
    <div className={styles.scale}>
      <ol>
        {BANDS.map((band) => (
          <li key={band} data-band={band}>
            <ZoneBar band={band} isEven={false} hasLimits from="0" isMarked at={0} />
            <span className={styles.limit} aria-hidden="true" />
            <div className={styles.words}>
              <p>
                <strong />
                <span className={styles.range} />
                <Badge />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.forAll}>
        <strong />
        <span />
      </p>
    </div>
  );
}
