import type { ChartBox, MissingRun } from '../../lib/chart-scale';
import styles from './ChartMarks.module.css';

interface ChartGapsProps {
  /** Of the pattern; once on a page. */
  id: string;
  gaps: MissingRun[];
  slotWidth: number;
  box: ChartBox;
}

/** Years without a figure, hatched: a gap is no zero. */
export function ChartGaps({ id, gaps, slotWidth, box }: ChartGapsProps) {
  if (gaps.length === 0) return null;
  return (
    <>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      {gaps.map(({ start, length, from }) => (
        <rect
          key={from}
          data-missing
          fill={`url(#${id})`}
          x={`${start * slotWidth}%`}
          y={box.top}
          width={`${length * slotWidth}%`}
          height={box.bottom - box.top}
        />
      ))}
    </>
  );
}
