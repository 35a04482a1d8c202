import type { ReactNode } from 'react';
import type { Lang } from '../../../language/lang';
import { translator } from '../../../words/strings';
import styles from './ConsignmentPath.module.css';
import inks from './Drawing.module.css';
import { STEP_DRAWINGS } from './step-drawings';
import type { Strokes } from './strokes';
import { THING_DRAWINGS } from './things';

const [WIDTH, HEIGHT] = [328, 292];
/** Middle of the land on the left and on the right. */
const [LEFT, RIGHT] = [64, 264];

/** Who moves what, by number: a way, and where its number stands. What customs and the other authority get is dashed, below. */
const MOVES: readonly { d: string; at: readonly [number, number][]; isGoods?: boolean }[] = [
  { d: 'M250 190V112m0 78-5-8m5 8 5-8M250 112l-5 8m5-8 5 8', at: [[250, 151]] },
  { d: 'M234 196Q164 120 94 196m0 0 2-9m-2 9 9-3', at: [[164, 158]] },
  { d: 'M54 190V112m0 0-5 8m5-8 5 8', at: [[54, 151]] },
  { d: 'M98 52H230M98 52l8-5m-8 5 8 5M230 52l-8-5m8 5-8 5', at: [[164, 52]] },
  { d: 'M86 112v78m0 0-5-8m5 8 5-8', at: [[86, 151]] },
  { d: 'M94 232H234m0 0-9-6m9 6-9 6', at: [[164, 198]], isGoods: true },
  {
    d: 'M22 190V112m0 0-5 8m5-8 5 8M306 190V112m0 0-5 8m5-8 5 8',
    at: [
      [22, 151],
      [306, 151],
    ],
  },
];

/** The way of a consignment and of its papers between two countries. Each number is explained in the list that belongs to it. */
export function ConsignmentPath({ lang, children }: { lang: Lang; children: ReactNode }) {
  const t = translator(lang);
  return (
    <figure className={styles.figure} data-drawn="consignment">
      <svg className={inks.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[LEFT, RIGHT].map((x) => (
          <rect key={x} className={styles.land} x={x - 62} y="2" width="124" height={HEIGHT - 4} rx="4" />
        ))}
        <Thing strokes={THING_DRAWINGS.headquarters} x={LEFT - 22} y={28} size={44} />
        <Thing strokes={THING_DRAWINGS.headquarters} x={RIGHT - 22} y={28} size={44} />
        <Thing strokes={STEP_DRAWINGS.factory.picture} x={LEFT - 24} y={206} size={48} />
        <Thing strokes={THING_DRAWINGS.office} x={RIGHT - 22} y={208} size={44} />
        {MOVES.map(({ d, isGoods }) => (
          <path key={d} className={isGoods ? styles.goods : styles.paper} d={d} />
        ))}
        <path className={styles.copy} d="M98 78H230m0 0-8-5m8 5-8 5M110 78Q128 150 126 214m0 0-5-8m5 8 5-8" />
        <Thing strokes={THING_DRAWINGS.customs} x={112} y={218} size={28} />
        <Thing strokes={THING_DRAWINGS.ship} x={148} y={212} size={32} />
        <Thing strokes={THING_DRAWINGS.customs} x={190} y={218} size={28} />
        {MOVES.flatMap(({ at }, index) =>
          at.map(([x, y]) => (
            <g key={`${index}-${x}`}>
              <circle className={styles.disc} cx={x} cy={y} r="10.5" />
              <text className={styles.number} x={x} y={y} dy=".36em">
                {index + 1}
              </text>
            </g>
          )),
        )}
        <g className={styles.names}>
          <text className={styles.country} x={LEFT} y="20">
            {t('consignmentPath.from')}
          </text>
          <text className={styles.country} x={RIGHT} y="20">
            {t('consignmentPath.to')}
          </text>
          {[LEFT, RIGHT].map((x) => (
            <text key={x} x={x} y="94">
              {t('consignmentPath.authority')}
            </text>
          ))}
          <text x={LEFT} y="274">
            {t('consignmentPath.exporter')}
          </text>
          <text x={RIGHT} y="274">
            {t('consignmentPath.importer')}
          </text>
          <text x={(LEFT + RIGHT) / 2} y="264">
            {t('consignmentPath.customs')}
          </text>
        </g>
      </svg>
      <div className={styles.words}>{children}</div>
    </figure>
  );
}

function Thing({ strokes, x, y, size }: { strokes: Strokes; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`} strokeWidth={(2 * 64) / size}>
      {strokes.map(([ink, d]) => (
        <path key={d} className={inks[ink]} d={d} />
      ))}
    </g>
  );
}
