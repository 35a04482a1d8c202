import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What the engine wrote is replaced by these two. */
export interface StyleFiles {
  /** The styles of every page. */
  main: string;
  /** The styles of tools and the front page, for the pages that need them. */
  own: string;
  /** Copies that were removed. */
  removed: string[];
  needsOwn: (html: string) => boolean;
}

/**
 * Leaves two style files. The engine builds the styles of the whole site, and those of the tools once more for the browser: every page
 * would load both. Each file begins with the order of the cascade layers, which the minifier drops.
 * `isOwn` says of a class whether only some pages need it.
 */
export function styleFiles(
  root: string,
  files: string[],
  order: string,
  isOwn: (className: string) => boolean,
): StyleFiles {
  const [whole, ...copies] = files
    .map((file) => ({ file, css: readFileSync(root + file, 'utf8') }))
    .toSorted((a, b) => b.css.length - a.css.length);
  if (!whole) throw new Error('The build wrote no style file.');
  for (const { file, css } of copies) {
    const lost = classesIn(css).filter((name) => !whole.css.includes(name));
    if (lost.length > 0) throw new Error(`${file} has styles that ${whole.file} lacks: ${lost.join(', ')}.`);
    rmSync(root + file);
  }
  const own = whole.file.replace(/[^/\\]+(?=\.[^.]+\.css$)/, 'tools');
  const isOwnRule = (selector: string) => {
    const classes = classesIn(`${selector}{`);
    return classes.length > 0 && classes.every((name) => isOwn(name.slice(1)));
  };
  writeFileSync(root + whole.file, order + rulesOf(whole.css, (selector) => !isOwnRule(selector)));
  const ownCss = rulesOf(whole.css, isOwnRule);
  writeFileSync(root + own, order + ownCss);
  const ownClasses = new Set(classesIn(ownCss).map((name) => name.slice(1)));
  return {
    main: whole.file,
    own,
    removed: copies.map(({ file }) => file),
    // What a tool shows after a click is not in the page yet.
    needsOwn: (html) => html.includes('<astro-island') || classNamesIn(html).some((name) => ownClasses.has(name)),
  };
}

/**
 * The rules of a minified style file whose selectors are wanted, within their blocks. Rules without a selector, such as fonts, count as one
 * with an empty selector.
 */
export function rulesOf(css: string, isWanted: (selector: string) => boolean): string {
  let wanted = '';
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    // A statement without a block: the order of layers is written anew.
    const statement = css.slice(at, open).lastIndexOf(';') + 1;
    const head = css.slice(at + statement, open);
    const end = endOfBlock(css, open);
    const body = css.slice(open + 1, end - 1);
    if (head.startsWith('@') && body.includes('{')) {
      const inner = rulesOf(body, isWanted);
      if (inner) wanted += `${head}{${inner}}`;
    } else if (isWanted(head.startsWith('@') ? '' : head)) wanted += `${head}{${body}}`;
    at = end;
  }
  return wanted;
}

function endOfBlock(css: string, open: number): number {
  let depth = 1;
  let at = open + 1;
  for (; depth > 0; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    else if (at >= css.length) throw new Error('A block of the style file is not closed.');
  }
  return at;
}

function classesIn(css: string): string[] {
  return [...new Set(css.match(/\.[A-Za-z_][\w-]*(?=[\s.:,{>+~[)])/g))];
}

function classNamesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}
