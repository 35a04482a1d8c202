import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import type { Fact as FactRecord } from '../../schemas/fact';
import type { Actor } from '../../schemas/procedure';
import { ACTORS } from '../../schemas/procedure';
import { translator } from '../../words/strings';
import { Fact } from './Fact';
import styles from './LineInTime.module.css';

/** Height of a day in the drawing, the same on every line of the site. */
const DAY = 4;
const BAR = 2.6;

interface LineInTimeProps {
  /** Whether it names itself; prose has a heading above it. */
  hasCaption?: boolean;
  /** The moments. */
  children: ReactNode;
  lang: Lang;
}

/** A drawn line of moments, one below the other, with a bar for each day between them. */
export function LineInTime({ hasCaption = false, children, lang }: LineInTimeProps) {
  const t = translator(lang);
  return (
    <figure className={styles.figure}>
      <figcaption>
        {hasCaption && <span className={styles.caption}>{t('line.caption')}</span>}
        <span className={styles.key} aria-hidden="true">
          {ACTORS.map((actor) => (
            <span key={actor}>
              <Stop by={actor} /> {t(`line.${actor}`)}
            </span>
          ))}
        </span>
      </figcaption>
      <ol className={styles.line}>{children}</ol>
    </figure>
  );
}

interface MomentProps {
  /** Who acts, if anybody does. */
  by?: Actor | undefined;
  title: string;
  /** The days between the moment before and this one. */
  days?: { id: string; fact: FactRecord } | undefined;
  children?: ReactNode;
  lang: Lang;
}

/** One moment of a line: the days before it, who acts, what happens. */
export function Moment({ by, title, days, children, lang }: MomentProps) {
  return (
    <li className={styles.moment}>
      {days && (
        <div className={styles.days}>
          <Days fact={days.fact} />
          <Fact lang={lang} id={days.id} fact={days.fact} />
        </div>
      )}
      <div className={styles.stop}>
        <Stop by={by} />
        <p>
          <strong>
            {by && <span className="visually-hidden">{translator(lang)(`line.${by}`)}: </span>}
            {title}
          </strong>
          {children && <span>{children}</span>}
        </p>
      </div>
    </li>
  );
}

/** A ring where you act, a disc where the bureau does, a stroke where something simply happens. */
function Stop({ by }: { by?: Actor | undefined }) {
  return (
    <svg className={styles.mark} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {by ? <circle className={styles[by]} cx="12" cy="12" r="8" /> : <path className={styles.tick} d="M4 12h16" />}
    </svg>
  );
}

function Days({ fact }: { fact: FactRecord }) {
  if (fact.kind !== 'quantity' || !('value' in fact) || !['day', 'working-day'].includes(fact.unit))
    throw new Error('A line in time draws days. Name a fact whose unit is a day.');
  const height = fact.value * DAY;
  return (
    <svg className={styles.bars} width="24" height={height} viewBox={`0 0 24 ${height}`} aria-hidden="true">
      <path d={`M12 0v${height}`} strokeDasharray={`${BAR} ${DAY - BAR}`} />
    </svg>
  );
}
