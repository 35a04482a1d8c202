import { type Picture as PictureContent, shownPicture } from '../../domain/pictures';
import { fill, formatDocumentDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { Image } from './Image';
import styles from './Picture.module.css';

/** In the column of a text. */
const IN_TEXT = '(min-width: 36rem) 34rem, 100vw';

interface PictureProps {
  lang: Lang;
  picture: PictureContent;
  sizes?: string;
  /** Seen without scrolling. */
  isFirst?: boolean;
}

/** A picture in a text: what it shows, its caption, and who made it. */
export function Picture({ lang, picture, sizes = IN_TEXT, isFirst = false }: PictureProps) {
  return (
    <figure className={styles.figure} data-portrait={isPortrait(picture) || undefined}>
      <Image
        picture={shownPicture(picture)}
        alt={picture.alt[lang]}
        sizes={sizes}
        isFirst={isFirst}
        className={styles.image}
      />
      <figcaption className={styles.caption}>
        {picture.caption && <span>{picture.caption[lang]} </span>}
        <Credit lang={lang} picture={picture} />
      </figcaption>
    </figure>
  );
}

/** Who made it, and when. */
export function Credit({ lang, picture: { kind, credit, taken } }: Pick<PictureProps, 'lang' | 'picture'>) {
  const who = fill(translator(lang)(`picture.${kind}`), { credit: credit[lang] });
  return (
    <span className={styles.credit} data-index="off">
      {[who, taken && formatDocumentDate(taken, lang)].filter(Boolean).join(', ')}
    </span>
  );
}

/** Higher than wide: over a whole column it would be longer than a screen. */
export function isPortrait({ image }: PictureContent): boolean {
  return image.height > image.width;
}
