import type { MadePicture, ShownPicture } from '../../domain/pictures';

interface ImageProps {
  picture: ShownPicture;
  /** In the language of the page; empty where words beside it say the same. */
  alt: string;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** Seen without scrolling: fetched at once. */
  isFirst?: boolean;
  className?: string | undefined;
}

/** A picture in the sizes that were made of it. It takes its place before it is there. */
export function Image({ picture, alt, sizes, isFirst = false, className }: ImageProps) {
  const { webp, fallback, width, height } = picture;
  const image = (
    <img
      src={fallback.href}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
    />
  );
  if (webp.length === 0) return image;
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet(webp)} sizes={sizes} />
      {image}
    </picture>
  );
}

function srcSet(files: MadePicture[]): string {
  return files.map(({ href, width }) => `${href} ${width}w`).join(', ');
}
