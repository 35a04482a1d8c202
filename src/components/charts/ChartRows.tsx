import { type ChartSeries, figureText } from '../../domain/chart-series';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Chart.module.css';
import marks from './ChartMarks.module.css';

/** Share of the width that the longest bar takes; its figure follows. */
const LONGEST_BAR = 80;

interface ChartRowsProps {
  places: string[];
  series: ChartSeries;
  /** Figure of the longest bar, where several charts share a scale. */
  highest: number | undefined;
  lang: Lang;
}

/** Bars lying below the names they belong to, which may be long. */
export function ChartRows({ places, series, highest, lang }: ChartRowsProps) {
  const t = translator(lang);
  const most = highest ?? Math.max(1, ...series.figures.map(({ value }) => value));
  return (
    <ul className={styles.rows}>
      {places.map((place) => {
        const figure = series.figures.find((each) => each.place === place);
        const text = figure ? figureText(figure, lang) : t('value.notAvailable');
        const length = `${(((figure?.value ?? 0) / most) * LONGEST_BAR).toFixed(1)}%`;
        return (
          <li key={place}>
            <span className={styles.rowName}>{place}</span>
            <svg className={styles.rowPlot} height="24" aria-hidden="true">
              <rect className={figure?.rough ? marks.roughBar : marks.bar} x="0" y="5" width={length} height="14" />
              <text x={length} y="12" dx="8" dy="0.35em">
                {text}
              </text>
            </svg>
            <span className="visually-hidden">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
