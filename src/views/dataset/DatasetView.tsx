import type { ReactNode } from 'react';
import { HOME } from '../../addresses/navigation';
import type { Dataset } from '../../domain/dataset';
import { PageHead } from '../../frame/PageHead';
import type { Lang } from '../../language/lang';

interface DatasetViewProps {
  lang: Lang;
  dataset: Dataset;
  /** Its rows: the whole table, or a tool that shows them. */
  children: ReactNode;
}

/** One dataset: what it is, its rows, its files, what its columns mean. */
export function DatasetView({ lang, dataset, children }: DatasetViewProps) {
  return (
    <>
      <PageHead lang={lang} routeId={HOME} meta={{ title: dataset.title[lang], summary: dataset.about[lang] }} />
      <div className="page-width">{children}</div>
    </>
  );
}
