import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Short class names, numbered through all style modules: they stand in every page, and numbers compress far better than a hash.
 * @example shortClassNames('src')('title', '/…/src/frame/PageHead.module.css') // '_8f'
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.module.css'))
    .toSorted()
    .flatMap((file) => {
      const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
      return [...new Set(css.match(/(?<=\.)[A-Za-z][\w-]*/g))].map((name) => `${file} ${name}`);
    });
  const numbers = new Map(names.map((name, index) => [name, index]));
  return (name, file) => {
    const path = relative(process.cwd(), file).replaceAll('\\', '/');
    const number = numbers.get(`${path} ${name}`);
    // While somebody writes a new style, its name has no number yet.
    return number === undefined ? `_${name}-${path.replace(/\W/g, '-')}` : `_${number.toString(36)}`;
  };
}
