import type { ChartFigure } from '../../domain/chart-series';
import { BAR, type ChartPoint } from '../../lib/chart-scale';
import styles from './ChartMarks.module.css';

interface ChartMarksProps {
  kind: 'line' | 'bar';
  points: ChartPoint<ChartFigure>[];
  slotWidth: number;
  zero: number;
}

/** The line or the bars of one series. What is known only roughly is drawn open. */
export function ChartMarks({ kind, points, slotWidth, zero }: ChartMarksProps) {
  return kind === 'bar' ? (
    <Bars points={points} slotWidth={slotWidth} zero={zero} />
  ) : (
    <>
      {points.map(({ x, y, isJoined }, index) => {
        const before = points[index - 1];
        return (
          isJoined &&
          before && <line key={x} className={styles.line} x1={`${before.x}%`} y1={before.y} x2={`${x}%`} y2={y} />
        );
      })}
      {points.map(({ x, y, figure }) => (
        <circle key={x} className={figure.rough ? styles.rough : styles.mark} cx={`${x}%`} cy={y} r="4.5" />
      ))}
    </>
  );
}

function Bars({ points, slotWidth, zero }: Omit<ChartMarksProps, 'kind'>) {
  const width = slotWidth * BAR;
  return points.map(({ x, y, figure }) => (
    <rect
      key={x}
      className={figure.rough ? styles.roughBar : styles.bar}
      x={`${(x - width / 2).toFixed(2)}%`}
      y={Math.min(y, zero)}
      width={`${width.toFixed(2)}%`}
      height={Math.abs(zero - y)}
    />
  ));
}
