/** A file of a pack as the build found it. */
export interface PackFile {
  path: string;
  sha256: string;
  /** As sent, compressed. */
  bytes: number;
  /** Fetched only where the device has no font of its own. */
  isFont?: true;
}

/** What a pack holds in one language. Two manifests of one version name the same bytes. */
export interface Manifest {
  version: string;
  /** All files, fonts included. */
  bytes: number;
  files: PackFile[];
}

/** A weak network carries no more: the weight of a pack as sent, in each language. */
export const PACK_LIMIT = 300 * 1024;
/** Pages grow with their words, and a notice stands on all of them: so much more is said, and stops nothing. */
export const PACK_MOST = PACK_LIMIT * 1.2;

/** The name of a font without the mark of its version. @example fontName('/_astro/noto-400.KfiEuYqV.woff2') // 'noto-400' */
export function fontName(path: string): string {
  return path.replace(/^.*\//, '').replace(/\..*$/, '');
}

/** The files that this device needs: fonts only where it has loaded them already. */
export function filesFor({ files }: Manifest, loadedFonts: string[]): PackFile[] {
  const names = new Set(loadedFonts.map(fontName));
  return files.filter(({ path, isFont }) => !isFont || names.has(fontName(path)));
}

export function totalBytes(files: PackFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
