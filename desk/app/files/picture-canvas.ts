/** A part of a picture, in its own pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As wide as the largest size that the site makes. */
const ENOUGH_PIXELS = 1600;
const JPEG_QUALITY = 0.86;

/** The part within the picture, at least one pixel. */
export function keptInside(crop: Crop, width: number, height: number): Crop {
  const whole = (value: number, least: number, most: number) =>
    Math.round(Math.max(least, Math.min(most, Number.isFinite(value) ? value : least)));
  const left = whole(crop.left, 0, width - 1);
  const top = whole(crop.top, 0, height - 1);
  return { left, top, width: whole(crop.width, 1, width - left), height: whole(crop.height, 1, height - top) };
}

/** How large the picture becomes: no wider than is shown. */
export function madeSize({ width, height }: Pick<Crop, 'width' | 'height'>): { width: number; height: number } {
  const scale = Math.min(1, ENOUGH_PIXELS / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

/** The part, made small: a photograph as JPEG, a drawing as PNG. Nothing that a camera wrote into the file is left. */
export async function cutOut(image: ImageBitmap, crop: Crop, kind: 'photograph' | 'drawing'): Promise<Blob> {
  const { width, height } = madeSize(crop);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  if (kind === 'photograph') {
    // Where a picture is transparent, JPEG would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.left, crop.top, crop.width, crop.height, 0, 0, width, height);
  const type = kind === 'photograph' ? 'image/jpeg' : 'image/png';
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('No picture was made.'))), type, JPEG_QUALITY);
  });
}

/** A drawing in SVG is taken as it is. */
export async function isDrawing(file: Blob): Promise<boolean> {
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(
    await file.slice(0, 2000).text(),
  );
}
