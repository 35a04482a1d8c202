import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import type { Source } from '../../schemas/source';
import { translator } from '../../words/strings';
import styles from './SourceList.module.css';
import { SourceName } from './SourceName';

/** One line that says where something was read; an id that comes again is named once. */
export function SourceList({ ids, sources, lang }: { ids: string[]; sources: Map<string, Source>; lang: Lang }) {
  const named = [...new Set(ids)].map((id) => entryOf(sources, id));
  return (
    <p className={styles.sources} data-silent data-index="off">
      {translator(lang)('source.one')} <SourceLinks sources={named} lang={lang} />
    </p>
  );
}

/** Sources in one line. */
export function SourceLinks({ sources, lang }: { sources: Source[]; lang: Lang }) {
  return sources.map(({ label, url }, index) => (
    <span key={label.en}>
      {index > 0 && '; '}
      <SourceName label={label[lang]} url={url} lang={lang} />
    </span>
  ));
}
