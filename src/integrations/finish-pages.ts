import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { plainPage } from './plain-pages.ts';
import { classFiles } from './short-class-names.ts';
import { styleFiles } from './style-files.ts';

/** Styles that pages of text do without, unless a notice stands on them; sheets, and the cards and letters of the substances, are such pages. */
const OWN_STYLES =
  /^src\/(features\/(?!sheets\/|substances\/(SubstanceCard|LetterList))|views\/(home\/|PictureView)|frame\/Notices)/;

/** Changes what the engine has written: two style files, and pages without what it puts there in vain. Each page is read and written once. */
export function finishPages(): AstroIntegration {
  let order = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        order = readFileSync(new URL('src/styles/layers.css', config.root), 'utf8').trim();
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
        const fileOf = classFiles('src');
        const styles = styleFiles(
          root,
          files.filter((file) => file.endsWith('.css')),
          order,
          (className) => OWN_STYLES.test(fileOf.get(className) ?? ''),
        );
        const linkTo = (file: string) => `<link rel="stylesheet" href="/${file.replaceAll('\\', '/')}">`;
        const main = linkTo(styles.main);
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = readFileSync(root + file, 'utf8');
          const once = styles.removed.reduce((text, copy) => text.replace(linkTo(copy), ''), html);
          const plain = plainPage(styles.needsOwn(once) ? once.replace(main, main + linkTo(styles.own)) : once);
          if (plain !== html) writeFileSync(root + file, plain);
        }
      },
    },
  };
}
