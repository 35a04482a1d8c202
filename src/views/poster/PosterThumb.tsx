import { SmallChart } from '../../components/charts/SmallChart';
import { catalogue } from '../../content/catalogue';
import { MONTHS } from '../../features/crop-calendar/calendar';
import { StepPicture } from '../../features/crop-calendar/StepPicture';
import { arcOfMonth, edgesOf, layOut, RIM, ringPiece, SIZE } from '../../features/crop-calendar/wheel-geometry';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import type { Poster } from '../../schemas/poster';
import styles from './PosterThumb.module.css';

/** What a poster shows, small. Its words stand beside it. */
export function PosterThumb({ poster, lang }: { poster: Poster; lang: Lang }) {
  const { steps } = catalogue.calendar;
  if (poster.chart !== undefined) {
    const table = entryOf(catalogue.tables, poster.chart);
    return (
      <SmallChart
        table={table}
        of={table.chart?.answer[0]?.of ?? ''}
        kind={table.chart?.kind === 'bar' ? 'bar' : 'line'}
        lang={lang}
      />
    );
  }
  if (poster.drug !== undefined)
    return (
      <svg viewBox="0 0 120 60" className={styles.bar} aria-hidden="true">
        <path d="M2 58V44h36v14Z" />
        <path d="M42 58V28h36v30Z" />
        <path className={styles.most} d="M82 58V4h36v54Z" />
      </svg>
    );
  switch (poster.picture) {
    case 'wheel': {
      const { bands, lanes } = layOut(steps);
      return (
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={styles.bar} aria-hidden="true">
          {MONTHS.map((month) => (
            <path key={month} d={ringPiece(RIM, arcOfMonth(month))} />
          ))}
          {bands.map((band) => (
            <path key={band.step.id} className={styles.most} d={ringPiece(edgesOf(band.lane, lanes), band)} />
          ))}
        </svg>
      );
    }
    case 'steps':
      return (
        <span className={styles.steps}>
          {steps.slice(0, 4).map(({ id, pictures: [name] }) => (
            <StepPicture key={id} name={name} />
          ))}
        </span>
      );
    default:
      return <b className={styles.number}>{catalogue.site.helpline}</b>;
  }
}
