import { fill } from '../../language/format';
import { areaInWords, type AreWords } from '../../lib/area-in-words';
import { FieldEdge } from './FieldEdge';
import { EDGE, Ground, Hatch, KeyLine, round, squareFor, WIDTH } from './PlotParts';
import { fieldOf, widthWith } from './plot-geometry';
import type { ExcessAnswer } from './rules';
import styles from './Plot.module.css';

export interface MeasuredFieldWords {
  are: AreWords;
  square: string;
  licensed: string;
  measured: string;
  condoned: string;
  edge: string;
}

interface MeasuredFieldProps extends ExcessAnswer {
  id: string;
  /** Areas in hundredths of an are. */
  licensed: number;
  measured: number;
  words: MeasuredFieldWords;
}

/** Beyond this many times the condoned part, an excess is plain to see without the enlarged edge. */
const MOST_ENLARGED = 4;

/** A field as it was measured, to scale: what the patta has, the strip beside it that is condoned, and what lies beyond. */
export function MeasuredField({ id, licensed, measured, limit, excess, outcome, words }: MeasuredFieldProps) {
  const field = fieldOf(licensed);
  const [limitAt, measuredAt] = [widthWith(field, limit), widthWith(field, measured)];
  const width = Math.max(limitAt, measuredAt);
  const square = squareFor({ width, height: field.height });
  const [right, bottom] = [field.width * square, field.height * square];
  const condoned = limit - licensed;
  const hasEdge = excess > 0 && excess <= condoned * MOST_ENLARGED;
  const inWords = (area: number) => areaInWords(area, words.are);
  const hatch = `${id}-hatch`;
  const isBeyond = outcome === 'prosecution';
  const mark = { className: isBeyond ? styles.lostEdge : styles.condonedEdge, fill: `url(#${hatch})` };
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`0 0 ${WIDTH} ${Math.ceil(bottom + 2 * EDGE)}`} aria-hidden="true">
        <defs>
          <Hatch id={hatch} className={isBeyond ? styles.lost : styles.condoned} />
        </defs>
        <g transform={`translate(${EDGE} ${EDGE})`}>
          <Ground field={field} square={square} isBare={([x]) => x > measuredAt} />
          <rect
            className={styles.strip}
            x={round(right)}
            width={round((limitAt - field.width) * square)}
            height={bottom}
          />
          {excess > 0 ? (
            <rect {...mark} x={round(right)} width={round((measuredAt - field.width) * square)} height={bottom} />
          ) : (
            <path className={styles.least} d={`M${round(measuredAt * square)} 0V${bottom}`} />
          )}
        </g>
      </svg>
      {hasEdge && (
        <FieldEdge
          share={excess / condoned}
          mark={mark}
          words={words.edge}
          from={inWords(licensed)}
          limit={inWords(limit)}
        />
      )}
      <figcaption>
        <ul>
          <KeyLine sign={<rect className={styles.groundSign} x="3" y="2" width="20" height="16" />}>
            {fill(words.licensed, { area: inWords(licensed) })}
          </KeyLine>
          <KeyLine sign={<rect className={styles.strip} x="3" y="2" width="20" height="16" />}>
            {fill(words.condoned, { area: inWords(limit) })}
          </KeyLine>
          <KeyLine
            sign={
              excess > 0 ? (
                <rect {...mark} x="3" y="2" width="20" height="16" />
              ) : (
                <path className={styles.least} d="M13 0V20" />
              )
            }
          >
            {fill(words.measured, { area: inWords(measured) })}
          </KeyLine>
        </ul>
        <p>{words.square}</p>
      </figcaption>
    </figure>
  );
}
