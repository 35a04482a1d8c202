import type { ReactNode } from 'react';
import { AboutPage } from '../../components/prose/AboutPage';
import { datasetFacts } from '../../components/datasets/dataset-facts';
import { DATA_ROOM } from '../../content/datasets/terms';
import type { PageNotes } from '../../content/page-notes';
import type { Dataset } from '../../domain/dataset';
import { PageHead } from '../../frame/PageHead';
import type { Lang } from '../../language/lang';
import type { PageMeta } from '../../schemas/page';
import { translator } from '../../words/strings';
import { DatasetCitation } from './DatasetCitation';
import { DatasetColumns } from './DatasetColumns';
import { DatasetFiles } from './DatasetFiles';
import styles from './DatasetView.module.css';
import { DatasetVersions } from './DatasetVersions';

interface DatasetViewProps {
  lang: Lang;
  dataset: Dataset;
  /** The page of the data room. */
  room: { title: string; href: string };
  /** Whom to ask, and when the page it belongs to was checked. */
  meta: Pick<PageMeta, 'provider' | 'reviewed'>;
  notes: PageNotes;
  /** The pages that show it. */
  pages: { title: string; href: string }[];
  /** Its rows: the whole table, or a tool that shows them. */
  children: ReactNode;
}

/** One dataset: its rows, its files, how to cite it, what its columns mean, its versions, and where it is used. */
export function DatasetView({ lang, dataset, room, meta, notes, pages, children }: DatasetViewProps) {
  const t = translator(lang);
  const hasSpecimens = dataset.table.rows.some(({ specimen }) => specimen);
  return (
    <>
      <PageHead
        lang={lang}
        routeId={DATA_ROOM}
        meta={{ title: dataset.title[lang], summary: dataset.about[lang] }}
        parent={room}
        note={<p className={styles.facts}>{datasetFacts(dataset, lang)}</p>}
      />
      <div className={`page-width ${styles.page}`} data-index="off">
        {hasSpecimens && <p>{t('dataset.hasSpecimens')}</p>}
        <section className={styles.values} aria-labelledby="values">
          <h2 id="values" className="visually-hidden">
            {t('dataset.values')}
          </h2>
          {children}
        </section>
        <DatasetFiles dataset={dataset} lang={lang} />
        <DatasetCitation dataset={dataset} lang={lang} />
        <DatasetColumns dataset={dataset} lang={lang} />
        <DatasetVersions dataset={dataset} lang={lang} />
        {pages.length > 0 && (
          <section aria-labelledby="used-on">
            <h2 id="used-on">{t('dataset.usedOn')}</h2>
            <ul>
              {pages.map(({ title, href }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <AboutPage lang={lang} meta={meta} notes={notes} />
    </>
  );
}
