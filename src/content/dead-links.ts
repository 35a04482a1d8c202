import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Where a tag leads. Read from the text: to parse a thousand pages for their links takes long, and the engine writes all attributes alike. */
const TARGET = /\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]+)"/g;

/** Links of built pages that lead to no file or to no anchor of this site. */
export function deadLinks(dist: string): { page: string; target: string }[] {
  const files = new Map<string, string | undefined>();
  const fileAt = (pathname: string) => {
    if (!files.has(pathname))
      files.set(
        pathname,
        [dist + pathname, `${dist}${pathname}index.html`].find((each) => !each.endsWith('/') && existsSync(each)),
      );
    return files.get(pathname);
  };
  const anchors = new Map<string, Set<string | undefined>>();
  const anchorsOf = (file: string) => {
    const known = anchors.get(file) ?? new Set([...readFileSync(file, 'utf8').matchAll(ID)].map(([, id]) => id));
    anchors.set(file, known);
    return known;
  };
  const leadsNowhere = (target: string, from: string) => {
    const { pathname, hash } = new URL(target, `http://site${from}`);
    const file = fileAt(pathname);
    if (target === '' || target === '#' || !file) return true;
    return hash !== '' && !anchorsOf(file).has(decodeURIComponent(hash.slice(1)));
  };
  /** Whole addresses that were looked at: the links of the frame stand on every page. */
  const known = new Map<string, boolean>();
  const isDead = (target: string, from: string) => {
    if (!target.startsWith('/')) return leadsNowhere(target, from);
    const dead = known.get(target) ?? leadsNowhere(target, from);
    known.set(target, dead);
    return dead;
  };
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      // The rows of a dataset are put into its page, and lead to what stands there.
      const page = `/${file.replaceAll('\\', '/')}`.replace(/(index|rows)\.html$/, '');
      return [...readFileSync(`${dist}/${file}`, 'utf8').matchAll(TARGET)]
        .map(([, target = '']) => target.replaceAll('&amp;', '&').replace(/&#(?:x27|39);/g, "'"))
        .filter((target) => !/^(https?:|tel:|mailto:)/.test(target) && isDead(target, page))
        .map((target) => ({ page, target }));
    });
}
