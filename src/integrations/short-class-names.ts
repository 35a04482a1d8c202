import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The file of each class of the style modules, by the short name of the class. */
export function classFiles(root: string): Map<string, string> {
  return new Map(numbered(root).map(([file], number) => [shortName(number), file]));
}

/**
 * Short class names, numbered through all style modules: they stand in every page, and numbers compress far better than a hash.
 * @example shortClassNames('src')('title', '/…/src/frame/PageHead.module.css') // '_8f'
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const numbers = new Map(numbered(root).map(([file, name], number) => [`${file} ${name}`, number]));
  return (name, file) => {
    const path = relative(process.cwd(), file).replaceAll('\\', '/');
    const number = numbers.get(`${path} ${name}`);
    // While somebody writes a new style, its name has no number yet.
    return number === undefined ? `_${name}-${path.replace(/\W/g, '-')}` : shortName(number);
  };
}

function shortName(number: number): string {
  return `_${number.toString(36)}`;
}

/** Every class of the style modules, in the order of its number. */
function numbered(root: string): [file: string, name: string][] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
      return [...new Set(css.match(/(?<=\.)[A-Za-z][\w-]*/g))].map((name): [string, string] => [file, name]);
    });
}
