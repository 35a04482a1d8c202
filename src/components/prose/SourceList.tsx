import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Source } from '../../schemas/source';
import { SourceLinks } from './SourceLinks';
import styles from './SourceList.module.css';

/** One line that says where something was read. */
export function SourceList({ ids, sources, lang }: { ids: string[]; sources: Map<string, Source>; lang: Lang }) {
  return (
    <p className={styles.sources} data-silent data-index="off">
      {translator(lang)('source.one')} <SourceLinks sources={ids.map((id) => sources.get(id)!)} lang={lang} />
    </p>
  );
}
