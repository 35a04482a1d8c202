import type { PictureFile } from '../files/picture-file.ts';
import type { Album, PictureWords } from '../schemas/picture.ts';

/** A picture of `content/pictures/`, with what is said of it. */
export interface Picture extends PictureWords {
  /** Name of its file without the ending. */
  id: string;
  image: PictureFile;
}

/** One file that is made of a picture. */
export interface MadePicture {
  /** Its address. */
  href: string;
  format: 'webp' | 'jpg' | 'png' | 'svg';
  width: number;
  height: number;
  /** Cut to a square, as in a list of people. */
  isSquare: boolean;
}

/** A picture as a page shows it: for browsers that know WebP in several widths, for all others in one. */
export interface ShownPicture {
  /** None for a drawing, which is as sharp at every width. */
  webp: MadePicture[];
  fallback: MadePicture;
  width: number;
  height: number;
}

/** Widths in px: a phone, a phone of today, a desk, a large screen. */
const WIDTHS = [360, 720, 1080, 1600];
/** What a browser without WebP gets; one width keeps the build short. */
const FALLBACK_WIDTH = 720;
/** Shown half as large, so that it is sharp on a phone. */
const SQUARE = 192;

/** A phone on a weak network loads no picture that is larger; the build lowers the quality until it fits. */
export const PHONE_BYTES = 60 * 1024;
export const PHONE_WIDTH = 360;

/** What a picture of a width should weigh at most: as much for each pixel of width as on a phone. */
export function bytesFor(width: number): number {
  return Math.max(1, width / PHONE_WIDTH) * PHONE_BYTES;
}

/** The files of a picture in a text or in the gallery. */
export function shownPicture({ id, image }: Picture): ShownPicture {
  const { width, height, format } = image;
  if (format === 'svg') {
    const own = { href: hrefOf(id, image, 'svg'), format, width, height, isSquare: false } as const;
    return { webp: [], fallback: own, width, height };
  }
  const made = (wanted: number, as: MadePicture['format']): MadePicture => ({
    href: hrefOf(`${id}-${wanted}`, image, as),
    format: as,
    width: wanted,
    height: Math.max(1, Math.round((wanted * height) / width)),
    isSquare: false,
  });
  const widest = Math.min(width, WIDTHS.at(-1) ?? width);
  const widths = [...WIDTHS.filter((each) => each < widest), widest];
  return {
    webp: widths.map((each) => made(each, 'webp')),
    fallback: made(Math.min(FALLBACK_WIDTH, width), fallbackOf(image)),
    width,
    height,
  };
}

/** The files of a picture in a list of people. */
export function squarePicture({ id, image }: Picture): ShownPicture {
  const made = (format: MadePicture['format']): MadePicture => ({
    href: hrefOf(`${id}-square`, image, format),
    format,
    width: SQUARE,
    height: SQUARE,
    isSquare: true,
  });
  return { webp: [made('webp')], fallback: made(fallbackOf(image)), width: SQUARE / 2, height: SQUARE / 2 };
}

/** All files of a picture that is shown in one of the two ways. */
export function filesOf({ webp, fallback }: ShownPicture): MadePicture[] {
  return [...webp, fallback];
}

/** JPEG has no transparent places. */
function fallbackOf({ format }: PictureFile): 'jpg' | 'png' {
  return format === 'jpg' ? 'jpg' : 'png';
}

function hrefOf(name: string, { mark }: PictureFile, format: MadePicture['format']): string {
  return `/_astro/${name}.${mark}.${format}`;
}

/** A picture in its album, with those before and after it. */
export interface PicturePlace {
  albumId: string;
  album: Album;
  /** From 1 on. */
  position: number;
  before: string | undefined;
  after: string | undefined;
}

/** Where a picture stands in the gallery; the content check has made sure that it stands in one album only. */
export function placeOf(id: string, albums: ReadonlyMap<string, Album>): PicturePlace | undefined {
  for (const [albumId, album] of albums) {
    const at = album.pictures.indexOf(id);
    if (at === -1) continue;
    return {
      albumId,
      album,
      position: at + 1,
      before: album.pictures[at - 1],
      after: album.pictures[at + 1],
    };
  }
  return undefined;
}
