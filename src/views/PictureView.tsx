import { albumAnchor, GALLERY, picturePath } from '../addresses/gallery';
import { pathFor } from '../addresses/routes';
import { Image } from '../components/pictures/Image';
import { Credit, isPortrait } from '../components/pictures/Picture';
import { AboutPage } from '../components/prose/AboutPage';
import type { PageNotes } from '../content/page-notes';
import { type Picture, type PicturePlace, shownPicture } from '../domain/pictures';
import { PageHead } from '../frame/PageHead';
import { fill, formatNumber } from '../language/format';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';
import { translator } from '../words/strings';
import shape from '../components/pictures/Picture.module.css';
import styles from './PictureView.module.css';

const LARGE = '(min-width: 64rem) 60rem, 100vw';
/** The links to the neighbours lead to the picture itself: it is at once in view, and the next key finds the links again. */
const VIEW = 'picture';

interface PictureViewProps {
  lang: Lang;
  picture: Picture;
  place: PicturePlace;
  /** The page of the gallery. */
  galleryMeta: PageMeta;
  pictureOf: (id: string) => Picture;
  notes: PageNotes;
  summary: string;
}

/** One picture of the gallery, large, with the one before and the one after it. */
export function PictureView({ lang, picture, place, galleryMeta, pictureOf, notes, summary }: PictureViewProps) {
  const t = translator(lang);
  const gallery = pathFor(GALLERY, lang);
  const { albumId, album, position } = place;
  return (
    <>
      <PageHead
        lang={lang}
        routeId={GALLERY}
        meta={{ title: picture.title[lang], summary }}
        parent={{ title: galleryMeta.title, href: gallery }}
      />
      <div className={`page-width ${styles.page}`}>
        <figure id={VIEW} className={styles.figure} data-portrait={isPortrait(picture) || undefined}>
          <Image
            picture={shownPicture(picture)}
            alt={picture.alt[lang]}
            sizes={LARGE}
            isFirst
            className={shape.image}
          />
          <figcaption className={shape.caption}>
            <Credit lang={lang} picture={picture} />
          </figcaption>
        </figure>
        <nav className={styles.neighbours} aria-label={t('gallery.neighbours')} data-print="hide">
          <Neighbour
            rel="prev"
            picture={place.before === undefined ? undefined : pictureOf(place.before)}
            lang={lang}
          />
          <Neighbour rel="next" picture={place.after === undefined ? undefined : pictureOf(place.after)} lang={lang} />
        </nav>
        <p data-index="off">
          {fill(t('gallery.position'), {
            number: formatNumber(position, lang),
            count: formatNumber(album.pictures.length, lang),
          })}{' '}
          <a href={`${gallery}#${albumAnchor(albumId)}`}>{album.title[lang]}</a>
        </p>
      </div>
      <AboutPage lang={lang} meta={galleryMeta} notes={notes} />
    </>
  );
}

function Neighbour({ rel, picture, lang }: { rel: 'prev' | 'next'; picture: Picture | undefined; lang: Lang }) {
  if (!picture) return null;
  return (
    <a className={styles[rel]} href={`${picturePath(picture.id, lang)}#${VIEW}`} rel={rel}>
      <span className={styles.way}>{translator(lang)(`gallery.${rel}`)}</span>
      {picture.title[lang]}
    </a>
  );
}
