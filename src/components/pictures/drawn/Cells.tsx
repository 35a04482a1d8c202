import type { Actor } from '../../../schemas/procedure';
import type { Fact } from '../../../schemas/fact';
import { amountIn, cellsOf, type CellUnit } from '../../../domain/drawn-amount';
import styles from './Cells.module.css';

/** Side of a square with the gap after it. */
const PITCH: Record<CellUnit, number> = { day: 8, year: 16, tenth: 16 };
const GAP: Record<CellUnit, number> = { day: 2, year: 3, tenth: 3 };

/** An amount as squares that can be counted: filled where it is certain, open where it may be so much. */
export function Cells({ fact, by }: { fact: Fact; by?: Actor | undefined }) {
  const amount = amountIn(fact);
  if (!amount) throw new Error('Only days, hours, months, years and percent can be drawn. Name another fact.');
  const cells = cellsOf(amount);
  const pitch = PITCH[amount.unit];
  const side = pitch - GAP[amount.unit];
  const width = Math.min(Math.ceil(amount.most), amount.row) * pitch;
  const height = Math.ceil(amount.most / amount.row) * pitch;
  const path = (isSure: boolean) =>
    cells
      .filter((cell) => cell.isSure === isSure)
      .map(
        ({ x, y, width: part }) =>
          `M${x * pitch + 1} ${y * pitch + 1}h${round(side * part)}v${side}h-${round(side * part)}Z`,
      )
      .join('');
  return (
    <svg
      className={styles.cells}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-by={by}
      data-cells={round(amount.most)}
    >
      <path className={styles.sure} d={path(true)} />
      <path className={styles.open} d={path(false)} />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
