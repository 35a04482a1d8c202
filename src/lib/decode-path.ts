/** The path of an address with its percent signs resolved; one that cannot be decoded stays as it is. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
