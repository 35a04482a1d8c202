/** Left out of what is kept: the search, whose index is larger than a pack. Its box stays a plain form. */
const SEARCH = /\/(browser|worker)[.-]/;

/** Scripts, styles and drawings of the site that an HTML page names. Photographs are too heavy to be fetched unseen. */
export function assetsNamedIn(html: string): string[] {
  return unique(html.match(/\/_astro\/[\w.@-]+\.(js|css|svg)\b/g) ?? []);
}

/** Photographs that an HTML page names, in every size: one that was seen is kept as long as its page. */
export function photographsNamedIn(html: string): string[] {
  return unique(html.match(/\/_astro\/[\w.@-]+\.(webp|jpg|png)\b/g) ?? []);
}

/** Scripts that a script of the site imports, at once or later. */
export function importsIn(code: string): string[] {
  const names = [...code.matchAll(/["'`]\.\/([\w.@-]+\.js)["'`]/g)].map(([, name]) => `/_astro/${name}`);
  return unique(names).filter((path) => !SEARCH.test(path));
}

/** Fonts that a style sheet of the site names. */
export function fontsIn(css: string): string[] {
  return unique(css.match(/\/_astro\/[\w.@-]+\.woff2\b/g) ?? []);
}

/** All scripts, styles and drawings that a page needs to be whole: those it names, and what these import. */
export async function assetsNeeded(html: string, read: (path: string) => Promise<string>): Promise<string[]> {
  const needed = assetsNamedIn(html);
  // The list grows while it is read.
  for (const path of needed) {
    if (!path.endsWith('.js')) continue;
    for (const imported of importsIn(await read(path))) if (!needed.includes(imported)) needed.push(imported);
  }
  return needed;
}

function unique(list: string[]): string[] {
  return [...new Set(list)];
}
