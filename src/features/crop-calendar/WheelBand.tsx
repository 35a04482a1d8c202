import type { CalendarStep } from '../../schemas/crop-calendar';
import styles from './CropWheel.module.css';
import { STEP_DRAWINGS } from '../../components/pictures/drawn/step-drawings';
import { type Band, edgesOf, laneWidth, ringLine, ringPiece, signsOf } from './wheel-geometry';

/** Sides of the square in which icons are drawn. */
const ICON = 20;

interface WheelBandProps {
  band: Band<CalendarStep>;
  lanes: number;
  isLit: boolean;
}

/** A step in the wheel: the arc of its months with its number and icon. */
export function WheelBand({ band, lanes, isLit }: WheelBandProps) {
  const { step, number, isUndated } = band;
  const edges = edgesOf(band.lane, lanes);
  const signs = signsOf(band, lanes);
  const width = laneWidth(lanes);
  const scale = (width * 0.8) / ICON;
  const shape = [number === undefined && styles.own, isUndated && styles.undated].filter(Boolean).join(' ');
  return (
    <g
      className={shape || undefined}
      data-band={step.id}
      data-months={step.months.join(' ')}
      aria-current={isLit ? 'date' : undefined}
    >
      <path className={styles.band} d={ringPiece(edges, band, 2)} />
      {isUndated && (
        <path
          className={styles.stripes}
          strokeWidth={edges.outer - edges.inner}
          d={ringLine((edges.inner + edges.outer) / 2, band)}
        />
      )}
      {isUndated && <circle className={styles.plate} cx={signs.icon.x} cy={signs.icon.y} r={width * 0.46} />}
      {signs.number && (
        <>
          <circle className={styles.disc} cx={signs.number.x} cy={signs.number.y} r={width * 0.4} />
          <text className={styles.number} x={signs.number.x} y={signs.number.y} dy=".36em" fontSize={width * 0.6}>
            {number}
          </text>
        </>
      )}
      <path
        className={styles.icon}
        transform={`translate(${signs.icon.x} ${signs.icon.y}) scale(${scale}) translate(-${ICON / 2} -${ICON / 2})`}
        d={STEP_DRAWINGS[step.pictures[0]].icon}
      />
    </g>
  );
}
