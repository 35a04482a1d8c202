import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Leaves one style file, which begins with the order of the cascade layers. The engine builds the styles of the whole site, and
 * those of the tools once more for the browser: every page would load both. The minifier drops the order.
 */
export function oneStyleFile(): AstroIntegration {
  let order = '';
  return {
    name: 'one-style-file',
    hooks: {
      'astro:config:done': ({ config }) => {
        order = readFileSync(new URL('src/styles/layers.css', config.root), 'utf8').trim();
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
        const [whole, ...copies] = files
          .filter((file) => file.endsWith('.css'))
          .map((file) => ({ file, css: readFileSync(root + file, 'utf8') }))
          .toSorted((a, b) => b.css.length - a.css.length);
        if (!whole) throw new Error('The build wrote no style file.');
        for (const { file, css } of copies) {
          const lost = classesIn(css).filter((name) => !whole.css.includes(name));
          if (lost.length > 0) throw new Error(`${file} has styles that ${whole.file} lacks: ${lost.join(', ')}.`);
          rmSync(root + file);
        }
        writeFileSync(root + whole.file, order + whole.css);
        const links = copies.map(({ file }) => `<link rel="stylesheet" href="/${file.replaceAll('\\', '/')}">`);
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = readFileSync(root + file, 'utf8');
          writeFileSync(
            root + file,
            links.reduce((text, link) => text.replace(link, ''), html),
          );
        }
      },
    },
  };
}

function classesIn(css: string): string[] {
  return [...new Set(css.match(/\.[A-Za-z_][\w-]*(?=[\s.:,{>+~[)])/g))];
}
