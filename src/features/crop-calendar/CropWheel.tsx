import type { Lang } from '../../language/lang';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { translator } from '../../words/strings';
import { monthOf, MONTHS } from './calendar';
import { shortMonth } from './calendar-words';
import styles from './CropWheel.module.css';
import { WheelBand } from './WheelBand';
import { WheelMonths } from './WheelMonths';
import { arcOfMonth, layOut, middleOf, pointAt, RIM, ringPiece, SIZE } from './wheel-geometry';

interface CropWheelProps {
  steps: CalendarStep[];
  /** Day of the build, whose month is lit; none is on a sheet that hangs for a year. */
  today?: string;
  /** Where the steps stand as a list. */
  href?: string | undefined;
  lang: Lang;
}

/**
 * The crop year as a wheel: months around, steps as bands, this month lit, and in the middle what it brings.
 * It is a picture of the list of steps, which says the same to those who do not see it.
 * `behaviour/crop-calendar.ts` moves the light when the page was built in another month.
 */
export function CropWheel({ steps, today, href, lang }: CropWheelProps) {
  const t = translator(lang);
  const built = today === undefined ? undefined : monthOf(today);
  const { bands, lanes } = layOut(steps);
  return (
    <figure className={styles.figure} aria-hidden="true" data-calendar={today && ''} data-wheel="" data-index="off">
      <a className={styles.wheel} href={href} tabIndex={href === undefined ? undefined : -1}>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
          {bands.map((band) => (
            <WheelBand
              key={band.step.id}
              band={band}
              lanes={lanes}
              isLit={built !== undefined && band.step.months.includes(built)}
            />
          ))}
          {MONTHS.map((month) => (
            <Month key={month} month={month} isLit={month === built} lang={lang} />
          ))}
          <path className={styles.begin} d={`M${SIZE / 2} ${SIZE / 2 - RIM.inner}V6M${SIZE / 2 - 5} 2h10l-5 7Z`} />
        </svg>
        <span className={styles.middle}>
          {built === undefined ? t('wheel.begin') : <WheelMonths steps={steps} built={built} lang={lang} />}
        </span>
      </a>
      <figcaption className={styles.key}>
        {built !== undefined && (
          <span>
            <Sample kind="begin" /> {t('wheel.begin')}
          </span>
        )}
        {bands.some(({ number }) => number === undefined) && (
          <span>
            <Sample kind="own" /> {t('wheel.own')}
          </span>
        )}
        {bands.some(({ isUndated }) => isUndated) && (
          <span>
            <Sample kind="undated" /> {t('wheel.undated')}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function Month({ month, isLit, lang }: { month: number; isLit: boolean; lang: Lang }) {
  const arc = arcOfMonth(month);
  const { x, y } = pointAt(middleOf(arc), (RIM.inner + RIM.outer) / 2);
  return (
    <g className={styles.month} data-month={month} data-shown={isLit ? '' : undefined}>
      <path d={ringPiece(RIM, arc)} />
      <text x={x} y={y} dy=".35em">
        {shortMonth(month, lang)}
      </text>
    </g>
  );
}

/** A piece of the drawing, beside the words that explain it. */
function Sample({ kind }: { kind: 'begin' | 'own' | 'undated' }) {
  return (
    <svg className={styles.sample} viewBox="0 0 28 16" aria-hidden="true">
      {kind === 'begin' ? (
        <path className={styles.begin} d="M14 16V6M9 2h10l-5 7Z" />
      ) : (
        <g className={styles[kind]}>
          <path className={styles.band} d="M2 2h24v12H2Z" />
          {kind === 'undated' && <path className={styles.stripes} strokeWidth={12} d="M2 8h24" />}
        </g>
      )}
    </svg>
  );
}
