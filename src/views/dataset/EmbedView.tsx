import { datasetPath, datasetRowsPath } from '../../addresses/datasets';
import { plotClass } from '../../components/charts/plot-class';
import tables from '../../components/tables/DataTable.module.css';
import { sourceById } from '../../domain/table-export';
import type { Dataset } from '../../domain/dataset';
import { firstSight, wholeTable } from '../../domain/table-shape';
import { describeColumns } from '../../features/extract/describe-columns';
import { ExtractRows } from '../../features/extract/ExtractRows';
import { isCutInEmbed, MOST_AT_ONCE, MOST_IN_EMBED } from '../../features/extract/lengths';
import { sightWords } from '../../features/extract/words';
import { fill, formatDate, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Source } from '../../schemas/source';
import { ExternalLink } from '../../ui/ExternalLink';
import { translator } from '../../words/strings';
import styles from './EmbedView.module.css';

interface EmbedViewProps {
  dataset: Dataset;
  sources: Map<string, Source>;
  lang: Lang;
}

/** A dataset within the page of another website: its title, its rows, whose they are, and the way to the whole. */
export function EmbedView({ dataset, sources, lang }: EmbedViewProps) {
  const t = translator(lang);
  const { id, title, asOn } = dataset;
  const table = wholeTable(dataset.table);
  const isCut = isCutInEmbed(table);
  const first = { ...table, rows: isCut ? table.rows.slice(0, MOST_IN_EMBED) : table.rows };
  const seen = new Set(firstSight(table).rows);
  const [shown, count] = [first.rows.filter((row) => seen.has(row)), table.rows].map(({ length }) =>
    formatNumber(length, lang),
  ) as [string, string];
  const names = dataset.sources.map((source) => sourceById(source, table, sources).label[lang]).join('; ');
  const captionId = `${id}-caption`;
  return (
    <main
      className={styles.embed}
      data-extract={table.rows.length > 0 ? '' : undefined}
      data-total={table.rows.length}
      data-count={seen.size}
      data-at-once={isCut ? MOST_IN_EMBED : MOST_AT_ONCE}
      data-rows={isCut ? datasetRowsPath(id, lang) : undefined}
      data-words={JSON.stringify(sightWords(lang))}
    >
      <h1 className={styles.title}>{title[lang]}</h1>
      {table.rows.length > 0 ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach what scrolls */}
          <section className={tables.scroll} aria-labelledby={captionId} tabIndex={0} data-extract-table="">
            <ExtractRows
              table={first}
              columns={describeColumns(table, lang)}
              captionId={captionId}
              seen={seen}
              marks={{ numbers: new Map(), doubts: new Map() }}
              lang={lang}
            />
          </section>
          <figure className={plotClass('chart')} data-extract-chart="" hidden />
        </>
      ) : (
        <p>{t('dataset.noRows')}</p>
      )}
      <footer className={styles.foot}>
        <p data-extract-status="">
          {isCut
            ? fill(t('embed.long'), { shown, count })
            : seen.size < table.rows.length && fill(t('extract.found'), { found: shown, count })}
        </p>
        {table.rows.some(({ specimen }) => specimen) && <p>{t('dataset.hasSpecimens')}</p>}
        {table.rows.some(({ toConfirm }) => toConfirm) && <p>{t('embed.doubts')}</p>}
        <p>{fill(t('embed.asOn'), { site: t('site.name'), date: formatDate(asOn, lang) })}</p>
        {names && <p>{fill(t('embed.sources'), { names })}</p>}
        <p className={styles.full}>
          <ExternalLink href={datasetPath(id, lang)} newTabNote={t('link.newTab')}>
            {t('embed.full')}
          </ExternalLink>
        </p>
      </footer>
    </main>
  );
}
