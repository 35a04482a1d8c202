import { fill, fullStop } from '../../../language/format';
import type { Lang } from '../../../language/lang';
import { entryOf } from '../../../lib/entry-of';
import type { Fact as FactRecord } from '../../../schemas/fact';
import { translator } from '../../../words/strings';
import { Fact } from '../../prose/Fact';
import styles from './RtiDays.module.css';
import { layOut, STRETCHES, URGENT } from '../../../domain/rti-days';

const [WIDTH, EDGE] = [328, 12];
/** Numbers of days that are nearer to each other than this would touch. */
const LEAST_GAP = 22;

/** From the question to the last appeal as one line: whose days they are, to one measure. */
export function RtiDays({ facts, lang }: { facts: Map<string, FactRecord>; lang: Lang }) {
  const t = translator(lang);
  const { all, total } = layOut(
    STRETCHES.map((each) => {
      const days = daysOf(facts, each.id);
      return { days, longest: 'longest' in each ? daysOf(facts, each.longest) : days };
    }),
  );
  const x = (day: number) => Math.round(EDGE + (day / total) * (WIDTH - 2 * EDGE));
  const ends = [
    0,
    ...all.flatMap(({ from, days, more }) => (more > 0 ? [from + days, from + days + more] : [from + days])),
  ];
  const shown = ends.filter((day, index) => index === 0 || x(day) - x(ends[index - 1] ?? 0) >= LEAST_GAP);
  return (
    <figure className={styles.figure} data-drawn="rti-days">
      <svg viewBox={`0 0 ${WIDTH} 62`} aria-hidden="true">
        {all.map(({ from, days, more }, index) => (
          <g key={from} className={styles[STRETCHES[index]?.by ?? 'bureau']}>
            <rect className={styles.stretch} x={x(from)} y="8" width={x(from + days) - x(from)} height="28" />
            {more > 0 && (
              <rect
                className={styles.more}
                x={x(from + days)}
                y="8"
                width={x(from + days + more) - x(from + days)}
                height="28"
              />
            )}
            <text className={styles.number} x={(x(from) + x(from + days)) / 2} y="22" dy=".36em">
              {index + 1}
            </text>
          </g>
        ))}
        {shown.map((day) => (
          <g key={day} className={styles.day}>
            <path d={`M${x(day)} 36v6`} />
            <text x={x(day)} y="57">
              {day}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.words}>
        {STRETCHES.map((each) => (
          <li key={each.id} data-by={each.by}>
            <strong>{t(`rtiDays.${each.name}`)}:</strong>{' '}
            <Fact id={each.id} fact={entryOf(facts, each.id)} lang={lang} />
            {fullStop(lang)} {t(`rtiDays.${each.name}.is`)}
            {'longest' in each && (
              <>
                {' '}
                {t('rtiDays.longest')} <Fact id={each.longest} fact={entryOf(facts, each.longest)} lang={lang} />
                {fullStop(lang)}
              </>
            )}
          </li>
        ))}
      </ol>
      <figcaption>
        {fill(t('rtiDays.total'), { total })} {t('rtiDays.urgent')}{' '}
        <Fact id={URGENT} fact={entryOf(facts, URGENT)} lang={lang} />
        {fullStop(lang)}
      </figcaption>
    </figure>
  );
}

function daysOf(facts: Map<string, FactRecord>, id: string): number {
  const fact = entryOf(facts, id);
  if (fact.kind !== 'quantity' || fact.unit !== 'day' || !('value' in fact))
    throw new Error(
      `The fact "${id}" of content/facts.yaml must be a number of days: a line in time is drawn from it.`,
    );
  return fact.value;
}
