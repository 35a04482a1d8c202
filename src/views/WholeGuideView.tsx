import type { ReactNode } from 'react';
import { pathFor } from '../addresses/routes';
import { AboutPage } from '../components/prose/AboutPage';
import { chaptersOut } from '../content/pages-out';
import type { PageNotes } from '../content/page-notes';
import { PageHead } from '../frame/PageHead';
import type { Lang } from '../language/lang';
import { entryOf } from '../lib/entry-of';
import type { PageMeta } from '../schemas/page';
import { translator } from '../words/strings';
import body from './PageBody.module.css';
import styles from './WholeGuideView.module.css';

interface WholeGuideViewProps {
  lang: Lang;
  /** Id of the hub. */
  route: string;
  title: string;
  pages: Map<string, PageMeta>;
  notes: PageNotes;
  /** The chapters. */
  children: ReactNode;
}

/** All chapters of a guide on one page, to be printed. */
export function WholeGuideView({ lang, route, title, pages, notes, children }: WholeGuideViewProps) {
  const t = translator(lang);
  const hub = entryOf(pages, route);
  return (
    <>
      <PageHead
        lang={lang}
        routeId={route}
        meta={{ title, summary: t('guide.wholeSummary') }}
        parent={{ title: hub.title, href: pathFor(route, lang) }}
      />
      <div className={`page-width ${styles.guide}`}>
        <nav aria-label={t('guide.chapters')} data-text="keep">
          <ol>
            {chaptersOut(route).map(({ key }) => (
              <li key={key}>
                <a href={`#${key}`}>{entryOf(pages, `${route}/${key}`).title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {children}
      </div>
      <AboutPage lang={lang} meta={hub} notes={notes} />
    </>
  );
}

interface WholeChapterProps {
  lang: Lang;
  /** Of its heading. */
  id: string;
  route: string;
  meta: PageMeta;
  /** Its prose; a tool has none here. */
  children?: ReactNode;
}

/** One chapter of a whole guide; of a tool, where it is. */
export function WholeChapter({ lang, id, route, meta, children }: WholeChapterProps) {
  return (
    <section className={`${styles.chapter} ${body.prose}`} aria-labelledby={id}>
      <h2 id={id}>
        <a href={pathFor(route, lang)}>{meta.title}</a>
      </h2>
      <p>{meta.summary}</p>
      {children}
    </section>
  );
}
