import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { PageMeta } from '../../schemas/page';
import { ExternalLink } from '../../ui/ExternalLink';
import styles from './Provenance.module.css';

/** Where a page comes from: sources, the section that answers for it, the day it was last reviewed. */
export function Provenance({ lang, meta }: { lang: Lang; meta: PageMeta }) {
  const t = translator(lang);
  return (
    <div className={`later ${styles.provenance}`} data-silent data-index="off">
      {meta.sources.length > 0 && (
        <section aria-labelledby="sources">
          <h2 id="sources">{t('page.sources')}</h2>
          <ul className={styles.sources}>
            {meta.sources.map(({ label, url }) => (
              <li key={label}>
                {url ? (
                  <ExternalLink href={url} newTabNote={t('link.newTab')}>
                    {label}
                  </ExternalLink>
                ) : (
                  label
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('page.provider')}</dt>
          <dd>{t(`provider.${meta.provider}`)}</dd>
        </div>
        <div>
          <dt>{t('page.reviewed')}</dt>
          <dd>
            <time dateTime={meta.reviewed}>{formatDate(meta.reviewed, lang)}</time>
          </dd>
        </div>
      </dl>
    </div>
  );
}
