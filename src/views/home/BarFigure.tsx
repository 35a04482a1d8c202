import { catalogue } from '../../content/catalogue';
import { doubtId } from '../../domain/page-notes';
import { columnHeading } from '../../domain/table-export';
import { doubtfulRows } from '../../domain/table-references';
import { fill, formatNumber, sentence } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import type { HomeBars } from '../../schemas/home';
import { DoubtMark } from '../../ui/DoubtMark';
import { formatFigure } from '../../words/format-figure';
import { translator } from '../../words/strings';
import styles from './HomeFigures.module.css';
import { type Place, placesOf } from './bar-places';

const TOP = 24;
const BASE = 128;
const HEIGHT = 152;

/** A column of a table as upright bars with their values, oldest first. A year without a value stays empty. */
export function BarFigure({ bars, path, lang }: { bars: HomeBars; path: string; lang: Lang }) {
  const table = entryOf(catalogue.tables, bars.table);
  const column = table.columns[bars.column];
  const places = placesOf(table, bars.column, lang);
  const names = doubtfulRows(table);
  const doubtful = places.flatMap(({ row, label }) => {
    const name = row && names.get(row);
    return name === undefined ? [] : [{ name, label }];
  });
  const wordsOf = ({ label, value, rough }: Place) =>
    `${label}: ${value === undefined ? translator(lang)('value.notAvailable') : formatFigure(value, rough, lang)}`;
  const highest = Math.max(...places.map(({ value }) => value ?? 0));
  const slot = 100 / places.length;
  return (
    <>
      <p className={styles.about}>
        {[column && columnHeading(column, lang), table.caption[lang]]
          .flatMap((words) => (words ? sentence(words, lang) : []))
          .join(' ')}
        {doubtful[0] && (
          <DoubtMark
            about={doubtId('row', doubtful[0].name)}
            path={path}
            label={fill(translator(lang)('doubt.mark'), { what: doubtful.map(({ label }) => label).join(', ') })}
          />
        )}
      </p>
      <svg className={styles.plot} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
        {places.map(({ label, value, rough }, index) => {
          const top = BASE - ((value ?? 0) / highest) * (BASE - TOP);
          const middle = `${((index + 0.5) * slot).toFixed(2)}%`;
          return (
            <g key={label}>
              {value !== undefined && (
                <rect
                  className={index === places.length - 1 ? styles.last : styles.bar}
                  x={`${((index + 0.14) * slot).toFixed(2)}%`}
                  y={top}
                  width={`${(0.72 * slot).toFixed(2)}%`}
                  height={BASE - top}
                />
              )}
              <text className={styles.value} x={middle} y={top - 7}>
                {value === undefined ? '–' : `${rough ? '~' : ''}${formatNumber(value, lang)}`}
              </text>
              <text x={middle} y={HEIGHT - 5}>
                {label}
              </text>
            </g>
          );
        })}
        <path className={styles.base} d={`M0 ${BASE}h4000`} />
      </svg>
      <p className="visually-hidden">{places.map(wordsOf).join('; ')}</p>
    </>
  );
}
