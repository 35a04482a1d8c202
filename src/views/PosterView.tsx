import { GALLERY } from '../addresses/gallery';
import { pathFor } from '../addresses/routes';
import { AboutPage } from '../components/prose/AboutPage';
import { Download } from '../components/prose/Download';
import type { PageNotes } from '../content/page-notes';
import { type DocumentFile, documentHref } from '../files/document-file';
import { PageHead } from '../frame/PageHead';
import { fill } from '../language/format';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';
import type { Poster as PosterWords } from '../schemas/poster';
import { translator } from '../words/strings';
import { Poster } from './poster/Poster';
import styles from './PosterView.module.css';

interface PosterViewProps {
  lang: Lang;
  poster: PosterWords;
  title: string;
  /** Its PDF, unless the poster has changed since it was made. */
  file: DocumentFile | undefined;
  galleryMeta: PageMeta;
  notes: PageNotes;
}

/** A poster as it will be on paper, with its PDF. Printed, the page is the poster alone. */
export function PosterView({ lang, poster, title, file, galleryMeta, notes }: PosterViewProps) {
  const t = translator(lang);
  return (
    <>
      <div data-print="hide">
        <PageHead
          lang={lang}
          routeId={GALLERY}
          meta={{ title, summary: poster.sentence[lang] }}
          parent={{ title: galleryMeta.title, href: pathFor(GALLERY, lang) }}
        />
      </div>
      <div className="page-width">
        <div data-print="hide" className={styles.ways}>
          {file && (
            <Download lang={lang} file={file} href={documentHref(file.path)}>
              {fill(t('poster.pdf'), { title })}
            </Download>
          )}
          <p>
            {t('poster.print')} <a href={pathFor(poster.page, lang)}>{t('poster.full')}</a>
          </p>
        </div>
        <div className={styles.sheet} data-index="off">
          <Poster poster={poster} lang={lang} heading="h2" />
        </div>
      </div>
      <div data-print="hide">
        <AboutPage lang={lang} meta={galleryMeta} notes={notes} />
      </div>
    </>
  );
}
