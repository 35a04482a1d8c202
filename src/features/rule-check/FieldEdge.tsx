import { EDGE, round, WIDTH } from './PlotParts';
import styles from './Plot.module.css';

interface FieldEdgeProps {
  /** The excess as a share of what is condoned. */
  share: number;
  /** How the excess is drawn. */
  mark: { className: string | undefined; fill: string };
  words: string;
  /** Where the edge begins, and how far it is condoned. */
  from: string;
  limit: string;
}

const TOP = 26;
const BOTTOM = 74;
const FOOT = 94;

/** The right edge of a field, enlarged: whether the excess ends before the line that is condoned, or beyond it. */
export function FieldEdge({ share, mark, words, from, limit }: FieldEdgeProps) {
  const room = WIDTH - 2 * EDGE;
  // The condoned part takes half the drawing, unless a larger excess needs more.
  const whole = Math.max(2, share * 1.1);
  const limitAt = room / whole;
  return (
    <svg className={styles.enlarged} viewBox={`0 0 ${WIDTH} ${FOOT + 6}`} aria-hidden="true">
      <text x={EDGE} y="15">
        {words}
      </text>
      <g transform={`translate(${EDGE} 0)`}>
        <rect className={styles.strip} y={TOP} width={round(limitAt)} height={BOTTOM - TOP} />
        <rect {...mark} y={TOP + 10} width={round(share * limitAt)} height={BOTTOM - TOP - 20} />
        <path className={styles.limit} d={`M${round(limitAt)} ${TOP - 6}V${BOTTOM + 4}`} />
        <path className={styles.axis} d={`M0 ${TOP}V${BOTTOM}H${room}`} />
        <text y={FOOT}>{from}</text>
        <text className={styles.strong} x={round(limitAt)} y={FOOT}>
          {limit}
        </text>
      </g>
    </svg>
  );
}
