import { monthOf } from '../../features/crop-calendar/calendar';
import { keysOf } from '../../lib/keys';
import type { FieldMonths, FieldState } from '../../schemas/crop-calendar';
import styles from './PoppyField.module.css';

const WIDTH = 1440;
const HEIGHT = 150;

type Ink = 'stem' | 'leaf' | 'back' | 'petal' | 'pod' | 'dry';

const STALK: readonly [Ink, string][] = [
  ['stem', 'M0 0C-3-20 2-40 0-56'],
  ['leaf', 'M0-8C-8-22-18-26-26-26-22-14-12-6 0-8ZM0-18C8-32 16-36 23-37 21-26 12-17 0-18Z'],
];

/** A plant as it stands in the field, around the point where it leaves the ground. */
const PLANTS: Record<FieldState, readonly (readonly [Ink, string])[]> = {
  sown: [['leaf', 'M0 0V-7M0-6C-7-5-11-9-11-15-4-15 0-12 0-6ZM0-6C0-13 4-16 11-16 11-10 7-5 0-6Z']],
  green: [
    [
      'leaf',
      'M0 0C-16-1-27-9-30-22-14-22-3-13 0 0ZM0 0C16-1 27-9 30-22 14-22 3-13 0 0ZM0 0C-13-13-14-28-8-42 2-30 5-14 0 0ZM0 0C-2-15 4-26 14-34 17-20 12-8 0 0Z',
    ],
  ],
  flowering: [
    ...STALK,
    ['back', 'M-15-70C-16-82-6-84 0-80 6-84 16-82 15-70 8-62-8-62-15-70Z'],
    ['petal', 'M-20-74C-27-56-13-50 0-50S27-56 20-74C12-66 4-67 0-74-4-67-12-66-20-74Z'],
  ],
  capsules: [
    ...STALK,
    ['pod', 'M0-80c-10 0-14 7-14 14s6 14 14 14 14-7 14-14-4-14-14-14ZM-5-73v13M0-74v15M5-73v13'],
    ['leaf', 'M-12-80c-4-2-3-7 1-7 2 1 3-1 5-3 2 2 4 2 6 0 2 2 4 2 6 0 2 2 3 4 5 3 4 0 5 5 1 7Z'],
  ],
  bare: [['dry', 'M0 0V-12M0-5l5-5M-9 1v-7M10 2v-5']],
};

const GROUND = `M0 62C240 44 520 52 760 60S1260 74 ${WIDTH} 56V${HEIGHT}H0Z`;
/** Plants side by side, sown by hand: a little to and fro. */
const BED = {
  width: 360,
  plants: [
    [22, 0],
    [88, -4],
    [140, 3],
    [207, -2],
    [262, 5],
    [331, 1],
  ],
} as const;
/** Rows of beds from far to near: where they stand, and how large. */
const ROWS = [
  { y: 70, size: 0.3 },
  { y: 81, size: 0.45 },
  { y: 103, size: 0.68 },
  { y: 141, size: 1 },
];

/**
 * The poppy field as it looks this month. Decorative. The month of the build is drawn at first; `behaviour/crop-calendar.ts` shows another
 * when the page is older.
 */
export function PoppyField({ field, today }: { field: FieldMonths; today: string }) {
  const states = keysOf(field).map((state) => ({
    state,
    'data-month': field[state].join(' '),
    'data-shown': field[state].includes(monthOf(today)) ? '' : undefined,
  }));
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      data-calendar
      data-field
    >
      <path className={styles.hill} d={`M0 48C300 8 560 26 820 36S1240 20 ${WIDTH} 40V${HEIGHT}H0Z`} />
      {states.map(({ state, ...shown }) => (
        <path key={state} className={`${styles.state} ${styles[state]}`} d={GROUND} {...shown} />
      ))}
      <path className={styles.furrow} d={`M0 84C360 64 900 88 ${WIDTH} 78M0 112C360 94 900 116 ${WIDTH} 106`} />
      <defs>
        <g id="poppy">
          {states.map(({ state, ...shown }) => (
            <g key={state} className={styles.state} {...shown}>
              {PLANTS[state].map(([ink, d]) => (
                <path key={d} className={styles[ink]} d={d} />
              ))}
            </g>
          ))}
        </g>
        <g id="poppies" className={styles.bed}>
          {BED.plants.map(([x, y]) => (
            <use key={x} href="#poppy" x={x} y={y} />
          ))}
        </g>
      </defs>
      {ROWS.map(({ y, size }) => (
        <g key={y} className={styles.row} transform={`translate(0 ${y})scale(${size})`}>
          {Array.from({ length: Math.ceil(WIDTH / size / BED.width) }, (_, index) => (
            <use key={index} href="#poppies" x={index * BED.width} />
          ))}
        </g>
      ))}
    </svg>
  );
}
