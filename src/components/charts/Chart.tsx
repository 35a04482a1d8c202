import { chartTitle } from '../../domain/chart-answer';
import { chartPlaces, type ChartSeries, chartSeries } from '../../domain/chart-series';
import type { Lang } from '../../language/lang';
import { BOX, ROOM } from '../../lib/chart-drawing';
import { scaleAcross, scaleUp, type Up } from '../../lib/chart-scale';
import type { Table } from '../../schemas/table';
import { translator } from '../../words/strings';
import styles from './Chart.module.css';
import { ChartPlot } from './ChartPlot';
import { ChartRows } from './ChartRows';

/** Series of which one is so many times larger have a scale each: on a common one the smaller would lie on the ground. */
const FAR_APART = 6;

interface ChartProps {
  table: Table;
  lang: Lang;
  /** Whether its title stands above it; not where the title is that of the whole sheet. */
  isTitled?: boolean;
}

/** The chart of a table: the answer as its title, then one small drawing for each series, below its name. */
export function Chart({ table, lang, isTitled = true }: ChartProps) {
  const t = translator(lang);
  const { chart } = table;
  if (!chart)
    throw new Error(`The table “${table.id}” has no “chart”. Describe one in content/tables/${table.id}.yaml.`);
  const id = `${table.id}-chart`;
  const series = chartSeries(table, lang);
  const units = new Set(series.map(({ unit }) => unit?.[lang]));
  const [unit] = units.size === 1 ? units : [];
  const highest = series.map(({ figures }) => Math.max(0, ...figures.map(({ value }) => value)));
  const isShared = units.size === 1 && Math.max(...highest) < Math.min(...highest) * FAR_APART;
  return (
    <figure className={styles.chart} aria-labelledby={`${id}-title`}>
      <figcaption>
        <span id={`${id}-title`} className={isTitled ? styles.title : 'visually-hidden'}>
          {chartTitle(table, lang)}
        </span>
        {unit && <span className={styles.unit}>({unit})</span>}
      </figcaption>
      {chart.kind === 'rows' ? (
        <Panels series={series} unit={unit} lang={lang}>
          {(each) => (
            <ChartRows
              places={chartPlaces(table, lang)}
              series={each}
              highest={isShared ? Math.max(...highest) : undefined}
              lang={lang}
            />
          )}
        </Panels>
      ) : (
        <OverYears id={id} kind={chart.kind} series={series} unit={unit} isShared={isShared} lang={lang} />
      )}
      {!isShared && <p className={styles.remark}>{t('chart.ownScale')}</p>}
    </figure>
  );
}

interface OverYearsProps {
  id: string;
  kind: 'line' | 'bar';
  series: ChartSeries[];
  unit: string | undefined;
  isShared: boolean;
  lang: Lang;
}

/** All series along the same years, and what the hatching and the open marks in them mean. */
function OverYears({ id, kind, series, unit, isShared, lang }: OverYearsProps) {
  const t = translator(lang);
  const all = series.flatMap(({ figures }) => figures);
  const across = scaleAcross(
    all.map(({ place }) => place),
    ROOM,
  );
  const upOf = (figures: ChartSeries['figures']): Up =>
    scaleUp(
      figures.map(({ value }) => value),
      BOX,
    );
  const hasGap = series.some(({ figures }) => figures.length < across.slots.length);
  const isRough = all.some(({ rough }) => rough);
  const remarks = [hasGap ? t('chart.gaps') : [], isRough ? t('chart.rough') : []].flat();
  return (
    <>
      <Panels series={series} unit={unit} lang={lang}>
        {(each, index) => (
          <ChartPlot
            id={`${id}-${index}`}
            kind={kind}
            series={each}
            across={across}
            up={upOf(isShared ? all : each.figures)}
            lang={lang}
          />
        )}
      </Panels>
      {remarks.length > 0 && <p className={styles.remark}>{remarks.join(' ')}</p>}
    </>
  );
}

interface PanelsProps {
  series: ChartSeries[];
  /** The unit of all, which stands above them. */
  unit: string | undefined;
  lang: Lang;
  children: (series: ChartSeries, index: number) => React.ReactNode;
}

/** Small drawings beside or below each other, each with the name of what it shows; a single one needs no name. */
function Panels({ series, unit, lang, children }: PanelsProps) {
  return (
    <div className={styles.panels}>
      {series.map((each, index) => (
        <div key={each.name}>
          {series.length > 1 && (
            <p className={styles.name}>
              {each.label[lang]}
              {!unit && each.unit && ` (${each.unit[lang]})`}
            </p>
          )}
          {children(each, index)}
        </div>
      ))}
    </div>
  );
}
