import { fill } from '../../language/format';
import { areaInWords, type AreWords } from '../../lib/area-in-words';
import { EDGE, Ground, Hatch, KeyLine, pixels, squareFor, WIDTH } from './PlotParts';
import { fieldOf, isWithin, partOf } from './plot-geometry';
import styles from './Plot.module.css';

export interface DamagedPlotWords {
  are: AreWords;
  square: string;
  plot: string;
  damaged: string;
  neededShare: string;
  neededArea: string;
}

interface DamagedPlotProps {
  id: string;
  /** Areas in hundredths of an are. */
  plot: number;
  damaged: number;
  /** The needed share of the plot, and what is needed by both limits. */
  share: number;
  needed: number;
  words: DamagedPlotWords;
}

/** A plot with a damaged part, to scale: the least that is needed for hankai lies over it, so that one sees whether it is enough. */
export function DamagedPlot({ id, plot, damaged, share, needed, words }: DamagedPlotProps) {
  const field = fieldOf(plot);
  const [part, least] = [partOf(field, damaged), partOf(field, needed)];
  // The least that is needed may be more than the whole plot.
  const height = Math.max(field.height, ...least.map(([, y]) => y));
  const square = squareFor({ width: Math.max(field.width, ...least.map(([x]) => x)), height });
  const inWords = (area: number) => areaInWords(area, words.are);
  const hatch = `${id}-hatch`;
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${WIDTH} ${Math.ceil(height * square + 2 * EDGE)}`} aria-hidden="true">
        <defs>
          <Hatch id={hatch} className={styles.lost} />
        </defs>
        <g transform={`translate(${EDGE} ${EDGE})`}>
          <g transform={`translate(0 ${(height - field.height) * square})`}>
            <Ground field={field} square={square} isBare={(point) => isWithin(part, point)} />
          </g>
          <polygon className={styles.lostEdge} points={pixels(part, height, square)} fill={`url(#${hatch})`} />
          <polygon className={styles.least} points={pixels(least, height, square)} />
        </g>
      </svg>
      <figcaption>
        <ul>
          <KeyLine sign={<rect className={styles.groundSign} x="3" y="2" width="20" height="16" />}>
            {fill(words.plot, { area: inWords(plot) })}
          </KeyLine>
          <KeyLine
            sign={<rect className={styles.lostEdge} x="3" y="2" width="20" height="16" fill={`url(#${hatch})`} />}
          >
            {fill(words.damaged, { area: inWords(damaged) })}
          </KeyLine>
          <KeyLine sign={<rect className={styles.least} x="3" y="2" width="20" height="16" />}>
            {fill(needed > share ? words.neededArea : words.neededShare, {
              needed: inWords(needed),
              share: inWords(share),
            })}
          </KeyLine>
        </ul>
        <p>{words.square}</p>
      </figcaption>
    </figure>
  );
}
