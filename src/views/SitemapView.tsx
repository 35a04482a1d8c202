import { resolveEntries } from '../catalogue/pages';
import { Provenance } from '../components/content/Provenance';
import { SectionLinks } from '../components/content/SectionLinks';
import { translator } from '../i18n/strings';
import { ALL_GROUPS, HOME } from '../navigation';
import { PageHead } from './PageHead';
import styles from './SitemapView.module.css';
import type { ViewProps } from './view';

/** Every page of the site by section. */
export function SitemapView({ lang, routeId, meta, pages, children }: ViewProps) {
  const t = translator(lang);
  const home = { labelKey: 'nav.home', entries: [{ route: HOME }] };
  return (
    <>
      <PageHead lang={lang} routeId={routeId} meta={meta} />
      <div className={`page-width ${styles.body}`}>
        <div className={styles.intro}>{children}</div>
        <div className={styles.groups}>
          {[home, ...ALL_GROUPS].map((group) => (
            <SectionLinks
              key={group.labelKey}
              id={group.labelKey.replace('.', '-')}
              title={t(group.labelKey)}
              links={resolveEntries(group.entries, lang, pages)}
              current={routeId}
              lang={lang}
            />
          ))}
        </div>
        <Provenance lang={lang} meta={meta} />
      </div>
    </>
  );
}
