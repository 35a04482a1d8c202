import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';

/** Links of built pages that lead to no file or to no anchor of this site. */
export function deadLinks(dist: string): { page: string; target: string }[] {
  const anchors = new Map<string, Set<string | undefined>>();
  const anchorsOf = (file: string) => {
    const known =
      anchors.get(file) ?? new Set([...readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    anchors.set(file, known);
    return known;
  };
  const isDead = (target: string, from: string) => {
    const { pathname, hash } = new URL(target, `http://site${from}`);
    const file = [dist + pathname, `${dist}${pathname}index.html`].find(
      (each) => !each.endsWith('/') && existsSync(each),
    );
    if (target === '' || target === '#' || !file) return true;
    return hash !== '' && !anchorsOf(file).has(decodeURIComponent(hash.slice(1)));
  };
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const page = `/${file.replaceAll('\\', '/')}`.replace(/index\.html$/, '');
      return parse(readFileSync(`${dist}/${file}`, 'utf8'))
        .querySelectorAll('[href], [src], form[action]')
        .map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? link.getAttribute('action') ?? '')
        .filter((target) => !/^(https?:|tel:|mailto:)/.test(target) && isDead(target, page))
        .map((target) => ({ page, target }));
    });
}
