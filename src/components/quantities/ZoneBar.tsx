import type { Band } from '../../domain/weight';
import styles from './QuantityScale.module.css';

interface ZoneBarProps {
  band: Band;
  /** Filled like all others: the quantity changes nothing. */
  isEven: boolean;
  /** Whether amounts stand below the bar, and the one at which this zone begins. */
  hasLimits: boolean;
  from: string | undefined;
  /** Whether a weight is marked on the scale, and at which part of this zone. */
  isMarked: boolean;
  at: number | undefined;
}

/** The zones are told apart by how much of them is filled, so that they read on paper and without colour. */
const STRIPES: Record<Band, string | undefined> = {
  small: '1.5 8',
  notCommercial: '1.5 8',
  between: '3 3',
  commercial: undefined,
};

/** The drawing of one zone: lying above its words where there is room, standing beside them on a phone. */
export function ZoneBar({ band, isEven, hasLimits, from, isMarked, at }: ZoneBarProps) {
  const place = at !== undefined && `${at * 100}%`;
  const fill = { stroke: 'currentColor', strokeWidth: 16, strokeDasharray: isEven ? STRIPES.between : STRIPES[band] };
  const frame = { fill: 'none', stroke: 'currentColor' };
  const top = isMarked ? 24 : 8;
  const height = `${top / 16 + (hasLimits ? 2.75 : 1.25)}rem`;
  return (
    <>
      <svg className={styles.across} width="100%" height={height} overflow="visible" aria-hidden="true">
        <line {...fill} x2="100%" y1={top + 8} y2={top + 8} />
        <rect {...frame} width="100%" y={top} height="16" />
        {from && (
          <g className={styles.ink}>
            <rect x="-1" width="2.5" y={top - 4} height="26" />
            <text y={top + 24} dy="1em" textAnchor="middle" fontWeight="700">
              {from}
            </text>
          </g>
        )}
        {place && (
          <svg className={styles.ink} x={place} overflow="visible" aria-hidden="true">
            <path d="M0 24L-8 8H8Z" />
          </svg>
        )}
      </svg>
      <svg className={styles.down} width="44" height="100%" overflow="visible" aria-hidden="true">
        <line {...fill} y2="100%" x1="22" x2="22" />
        <rect {...frame} height="100%" x="14" width="16" />
        {from && (
          <g className={styles.ink}>
            <rect y="-1" height="2.5" x="10" width="26" />
          </g>
        )}
        {place && (
          <svg className={styles.ink} y={place} overflow="visible" aria-hidden="true">
            <path d="M14 0L-2 -8V8Z" />
          </svg>
        )}
      </svg>
    </>
  );
}
