import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { PageMeta } from '../../schemas/page';
import { DescriptionItem } from '../../ui/DescriptionItem';
import styles from './Provenance.module.css';
import { SourceName } from './SourceName';

/** Where a page comes from: sources, the section that answers for it, the day it was last reviewed. */
export function Provenance({ lang, meta }: { lang: Lang; meta: PageMeta }) {
  const t = translator(lang);
  return (
    <div className={`later ${styles.provenance}`} data-silent data-index="off">
      {meta.sources.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources">{t('page.sources')}</h2>
          <ul className={styles.sources}>
            {meta.sources.map((source) => (
              <li key={source.label}>
                <SourceName {...source} lang={lang} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.facts}>
        <DescriptionItem label={t('page.provider')}>{t(`provider.${meta.provider}`)}</DescriptionItem>
        <DescriptionItem label={t('page.reviewed')}>
          <time dateTime={meta.reviewed}>{formatDate(meta.reviewed, lang)}</time>
        </DescriptionItem>
      </dl>
    </div>
  );
}
