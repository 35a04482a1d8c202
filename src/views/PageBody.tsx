import type { ReactNode } from 'react';
import { groupOf } from '../addresses/navigation';
import { chaptersOf } from '../addresses/routes';
import { RelatedRecords } from '../components/records/RelatedRecords';
import { NoEntries } from '../components/records/NoEntries';
import { AboutPage } from '../components/prose/AboutPage';
import { YearLine } from '../components/prose/YearLine';
import { askLinkOf } from '../content/ask';
import { awaitedNow } from '../content/awaited-crop-year';
import { resolveEntries } from '../content/pages';
import { ChapterTurn } from '../frame/ChapterTurn';
import { Contents, ContentsButton } from '../frame/Contents';
import { guideOf } from '../frame/guide';
import { PageHead } from '../frame/PageHead';
import { SectionLinks } from '../frame/SectionLinks';
import { translator } from '../words/strings';
import styles from './PageBody.module.css';
import type { ViewProps } from './view';

/** From so many sections on, a page has a list of contents. */
const CONTENTS_FROM = 3;

interface PageBodyProps extends ViewProps {
  /** Whether the page has contents beside its text. Short forms and lists have none. */
  hasContents?: boolean;
  /** Stands between the heading and the text. */
  lead?: ReactNode;
  /** Stands after the text. */
  end?: ReactNode;
}

/** What the shapes have in common: heading, contents, text, the other pages of the section, and where it all comes from. */
export function PageBody({ hasContents = true, lead, end, ...page }: PageBodyProps) {
  const { lang, routeId, meta, notes, pages, sections, children } = page;
  const group = groupOf(routeId);
  const guide = guideOf(routeId, lang, pages);
  const isHub = chaptersOf(routeId).length > 0;
  // Within a guide its chapters lead on, not the other pages of the section.
  const siblings = !guide && group && group.entries.length > 1 ? resolveEntries(group.entries, lang, pages) : [];
  // The cards of a hub are its contents.
  const contents = hasContents && !isHub && (guide !== undefined || sections.length >= CONTENTS_FROM);
  // The other pages of the section: beside the text where there is room, else below it.
  const place = !isHub && hasContents && !contents ? 'beside' : 'below';
  const ways = siblings.length > 0 && (
    <div className={styles[place]} data-print="hide">
      <SectionLinks
        id="section"
        title={translator(lang)('nav.inSection')}
        links={place === 'beside' ? siblings : siblings.filter(({ route }) => route !== routeId)}
        current={routeId}
        lang={lang}
        isRow={place !== 'beside'}
      />
    </div>
  );
  return (
    <>
      <div className={`page-width ${styles.body}`} data-columns={contents || place === 'beside' || undefined}>
        <PageHead
          lang={lang}
          routeId={routeId}
          meta={meta}
          parent={guide}
          note={
            <YearLine
              lang={lang}
              figures={notes.awaited}
              cropYear={meta.awaitsYear && awaitedNow()}
              ask={askLinkOf(meta.provider, lang)}
            />
          }
          isInColumn
        />
        {contents && <Contents headings={sections} guide={guide} lang={lang} />}
        <article className={styles.prose}>
          {lead}
          {meta.hasNoEntries && <NoEntries lang={lang} section={meta.provider} />}
          {children}
        </article>
        {meta.records && <RelatedRecords records={meta.records} lang={lang} />}
        {end}
        {guide && <ChapterTurn guide={guide} lang={lang} />}
        {ways}
        {contents && <ContentsButton lang={lang} />}
      </div>
      <AboutPage lang={lang} meta={meta} notes={notes} />
    </>
  );
}
