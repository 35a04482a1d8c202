import { formatGrams, type UnitNames } from '../../domain/format-weight';
import type { Limits } from '../../domain/weight';
import type { Lang } from '../../language/lang';
import { type AmountAxis, placeOn } from './amount-axis';
import styles from './AmountBar.module.css';

const WIDTH = 1000;

interface AmountBarProps {
  drug: Limits;
  axis: AmountAxis;
  /** One punishment holds for all quantities. */
  isEven: boolean;
}

/** The limits of one drug on the axis of all: small, between and commercial, filled as on its own scale. */
export function AmountBar({ drug, axis, isEven }: AmountBarProps) {
  const place = (grams: number) => Math.round(placeOn(axis, grams) * WIDTH);
  const commercial = place(drug.commercial);
  const small = drug.small === null ? undefined : place(drug.small);
  const ticks = axis.ticks.map((grams) => `M${place(grams)} 0V24`).join('');
  const limits = [small, commercial].map((at) => (at === undefined ? '' : `M${at} 3V21`)).join('');
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-even={isEven ? '' : undefined}
    >
      <path className={styles.grid} d={ticks} />
      <path className={styles.light} d={`M0 12H${small ?? commercial}`} />
      {small !== undefined && <path className={styles.between} d={`M${small} 12H${commercial}`} />}
      <path className={styles.commercial} d={`M${commercial} 12H${WIDTH}`} />
      <path className={styles.limits} d={limits} />
    </svg>
  );
}

/** The named amounts of the axis, above the bars. */
export function AmountTicks({ axis, units, lang }: { axis: AmountAxis; units: UnitNames; lang: Lang }) {
  return (
    <svg className={styles.ticks} aria-hidden="true">
      {axis.ticks.map((grams) => {
        const place = placeOn(axis, grams);
        // Named beside the bars, it would run into the next column.
        const anchor = place < 0.1 ? 'start' : place > 0.9 ? 'end' : 'middle';
        return (
          <text key={grams} x={`${place * 100}%`} y="1em" textAnchor={anchor}>
            {formatGrams(grams, units, lang)}
          </text>
        );
      })}
    </svg>
  );
}
