import { resolveEntries } from '../content/pages';
import { Contents } from '../frame/Contents';
import { DisclosureHead } from '../components/prose/DisclosureHead';
import { NoEntries } from '../components/records/NoEntries';
import { Provenance } from '../components/prose/Provenance';
import { SectionLinks } from '../frame/SectionLinks';
import { translator } from '../words/strings';
import { groupOf } from '../addresses/navigation';
import { PageHead } from '../frame/PageHead';
import styles from './ProseView.module.css';
import type { ViewProps } from './view';

/** From so many sections on, a page gets a contents list. */
const LONG_PAGE_SECTIONS = 5;

/** A page of text, with the other pages of its section beside it. */
export function ProseView({ lang, routeId, meta, pages, sections, children }: ViewProps) {
  const t = translator(lang);
  const group = groupOf(routeId);
  const siblings = group && group.entries.length > 1 ? resolveEntries(group.entries, lang, pages) : [];
  return (
    <>
      <PageHead lang={lang} routeId={routeId} meta={meta} />
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.main}>
          {meta.disclosure && <DisclosureHead lang={lang} routeId={routeId} pages={pages} />}
          {meta.hasNoEntries && <NoEntries lang={lang} headingLevel={2} />}
          {sections.length >= LONG_PAGE_SECTIONS && <Contents headings={sections} lang={lang} />}
          <article className={styles.prose}>{children}</article>
          <Provenance lang={lang} meta={meta} />
        </div>
        {siblings.length > 0 && (
          <aside className={styles.aside} data-print="hide">
            <SectionLinks id="section" title={t('nav.inSection')} links={siblings} current={routeId} lang={lang} />
          </aside>
        )}
      </div>
    </>
  );
}
