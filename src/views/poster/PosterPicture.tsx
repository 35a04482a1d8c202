import { Chart } from '../../components/charts/Chart';
import { drugScale } from '../../components/quantities/drug-scale';
import { QuantityScale } from '../../components/quantities/QuantityScale';
import { catalogue } from '../../content/catalogue';
import { posterDrug } from '../../content/posters';
import { PENALTIES_TABLE } from '../../domain/punishments';
import { numbersOf } from '../../features/crop-calendar/calendar';
import { CropWheel } from '../../features/crop-calendar/CropWheel';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import type { Poster } from '../../schemas/poster';
import styles from './Poster.module.css';
import { PosterSteps } from './PosterSteps';

/** The one picture of a poster, from the same data as on the pages of the site. */
export function PosterPicture({ poster, lang }: { poster: Poster; lang: Lang }) {
  if (poster.chart !== undefined)
    return (
      <div className={styles.chart}>
        <Chart table={entryOf(catalogue.tables, poster.chart)} lang={lang} isTitled={false} />
      </div>
    );
  if (poster.drug !== undefined) return <DrugScale poster={poster} lang={lang} />;
  const { steps } = catalogue.calendar;
  const numbers = numbersOf(steps);
  switch (poster.picture) {
    case 'wheel':
      return (
        <div className={styles.wheel}>
          <CropWheel steps={steps} lang={lang} />
          <ul className={styles.key}>
            {steps.map(({ id, title }, index) => (
              <li key={id}>
                <b>{numbers[index]}</b> {title[lang]}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'steps':
      return <PosterSteps steps={steps} lang={lang} />;
    default:
      return (
        <div className={styles.helpline}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z" />
          </svg>
          <p>{catalogue.site.helpline}</p>
        </div>
      );
  }
}

function DrugScale({ poster, lang }: { poster: Poster; lang: Lang }) {
  const drug = posterDrug(poster, catalogue);
  const scale = drug && drugScale(drug, entryOf(catalogue.tables, PENALTIES_TABLE), lang);
  return (
    scale && (
      <div className={styles.scale}>
        <QuantityScale {...scale} />
      </div>
    )
  );
}
