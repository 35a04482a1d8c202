import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Leaves one style file, which begins with the order of the cascade layers. The engine builds the styles of the whole site, and
 * those of the tools once more for the browser: every page would load both. The minifier drops the order.
 * Returns the files it removed.
 */
export function oneStyleFile(root: string, files: string[], order: string): string[] {
  const [whole, ...copies] = files
    .map((file) => ({ file, css: readFileSync(root + file, 'utf8') }))
    .toSorted((a, b) => b.css.length - a.css.length);
  if (!whole) throw new Error('The build wrote no style file.');
  for (const { file, css } of copies) {
    const lost = classesIn(css).filter((name) => !whole.css.includes(name));
    if (lost.length > 0) throw new Error(`${file} has styles that ${whole.file} lacks: ${lost.join(', ')}.`);
    rmSync(root + file);
  }
  writeFileSync(root + whole.file, order + whole.css);
  return copies.map(({ file }) => file);
}

function classesIn(css: string): string[] {
  return [...new Set(css.match(/\.[A-Za-z_][\w-]*(?=[\s.:,{>+~[)])/g))];
}
