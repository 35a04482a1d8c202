import { albumAnchor, picturePath } from '../../addresses/gallery';
import { type Picture, shownPicture } from '../../domain/pictures';
import { fill, formatDocumentDate, formatNumber, unbroken } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Album } from '../../schemas/picture';
import type { Provider } from '../../schemas/provider';
import { translator } from '../../words/strings';
import { Ask } from '../prose/Ask';
import { EmptyState } from '../prose/EmptyState';
import styles from './Gallery.module.css';
import { Image } from './Image';
import shape from './Picture.module.css';

/** Two beside each other on a phone, four on a desk. */
const SMALL = '(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw';
/** As many as a first screen shows. */
const FIRST = 2;

interface GalleryProps {
  lang: Lang;
  albums: ReadonlyMap<string, Album>;
  pictureOf: (id: string) => Picture;
  /** The section that can tell while there is no picture. */
  section: Provider;
}

/** The albums, one below the other. Each picture leads to its own page, where it is large. */
export function Gallery({ lang, albums, pictureOf, section }: GalleryProps) {
  const t = translator(lang);
  if (albums.size === 0)
    return (
      <EmptyState
        id="no-pictures"
        kind="picture"
        title={t('gallery.emptyTitle')}
        text={t('gallery.emptyText')}
        links={[{ key: 'ask', link: <Ask section={section} lang={lang} /> }]}
      />
    );
  return (
    <div className={styles.gallery}>
      {[...albums].map(([id, album], index) => (
        <section key={id} aria-labelledby={albumAnchor(id)}>
          <h2 id={albumAnchor(id)}>{album.title[lang]}</h2>
          <p>
            {album.summary?.[lang]}{' '}
            <span className={styles.count} data-index="off">
              {[
                album.date && formatDocumentDate(album.date, lang),
                unbroken(
                  fill(t(album.pictures.length === 1 ? 'gallery.countOne' : 'gallery.count'), {
                    count: formatNumber(album.pictures.length, lang),
                  }),
                ),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <ul className={styles.album}>
            {album.pictures.map(pictureOf).map((picture, at) => (
              <li key={picture.id}>
                <a href={picturePath(picture.id, lang)}>
                  <Image
                    picture={shownPicture(picture)}
                    alt={picture.alt[lang]}
                    sizes={SMALL}
                    isFirst={index === 0 && at < FIRST}
                    className={shape.image}
                  />
                  {picture.title[lang]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
