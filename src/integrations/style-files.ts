import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Pages that need styles of their own, from most to least particular. */
export interface StyleGroup {
  name: string;
  /** Whether only its pages need a style module; one may belong to several groups. */
  has: (module: string) => boolean;
  /** Whether what is not in the page yet will need it. */
  isAwaited?: (html: string) => boolean;
}

/** What the engine wrote is replaced by these. */
export interface StyleFiles {
  /** The styles of every page. */
  main: string;
  /** Copies that were removed. */
  removed: string[];
  /** The styles of the groups that a page needs besides: they stand in the page itself. */
  neededBy: (html: string) => string[];
}

/**
 * Leaves one style file for all pages, and the styles of each group. The engine builds the styles of the whole site, and those of the tools
 * once more for the browser: every page would load both. The file begins with the order of the cascade layers, which the minifier drops.
 */
export function styleFiles(
  root: string,
  files: string[],
  order: string,
  groups: StyleGroup[],
  moduleOf: (className: string) => string,
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
  const isOf = ({ has }: StyleGroup) => {
    return (selector: string) => {
      const classes = classesIn(`${selector}{`);
      return classes.length > 0 && classes.every((name) => has(moduleOf(name.slice(1))));
    };
  };
  const tests = groups.map(isOf);
  const built = groups.map((group) => {
    const css = rulesOf(whole.css, isOf(group));
    return { css, classes: new Set(classesIn(css).map((name) => name.slice(1))), isAwaited: group.isAwaited };
  });
  const ofGroups = new Map<string, string[]>();
  /** Of the classes in an attribute those that a group has. Pages have few attributes that no page before them had. */
  const groupClasses = (attribute: string) => {
    let own = ofGroups.get(attribute);
    if (!own) {
      own = attribute.split(' ').filter((name) => built.some(({ classes }) => classes.has(name)));
      ofGroups.set(attribute, own);
    }
    return own;
  };
  const isOwn = (selector: string) => tests.some((test) => test(selector));
  writeFileSync(root + whole.file, order + rulesOf(whole.css, (selector) => !isOwn(selector)));
  return {
    main: whole.file,
    removed: copies.map(({ file }) => file),
    neededBy: (html) => {
      const needed = built.filter(({ isAwaited }) => isAwaited?.(html));
      const isMissing = (name: string) => !needed.some(({ classes }) => classes.has(name));
      let left = classAttributes(html).flatMap(groupClasses).filter(isMissing);
      while (left.length > 0) {
        const counts = built.map(({ classes }) => left.filter((name) => classes.has(name)).length);
        const best = built[counts.indexOf(Math.max(...counts))];
        if (best) needed.push(best);
        left = left.filter(isMissing);
      }
      return needed.map(({ css }) => css);
    },
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
    // What stands in the margins of paper has blocks of its own, but no selectors.
    if (head.startsWith('@') && !head.startsWith('@page') && body.includes('{')) {
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

function classAttributes(html: string): string[] {
  return Array.from(html.matchAll(/ class="([^"]*)/g), ([, names = '']) => names);
}
