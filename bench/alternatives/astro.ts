import { copyFileSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { writeReactParts } from './react.ts';
import { write } from './source.ts';

const VERSION = JSON.parse(readFileSync('package.json', 'utf8')).devDependencies.astro as string;

/** Our engine with the input of the others: finished HTML of the content, the frame in React, and the tool as an island. */
export const bareAstro: Engine = {
  name: `Astro ${VERSION}, same input`,
  hasTool: true,
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  write: (folder, source) => {
    writeReactParts(join(folder, 'src/content-parts'), source);
    source.copyAssets(join(folder, 'public'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    copyFileSync('package.json', join(folder, 'package.json'));
    write(join(folder, 'astro.config.mjs'), CONFIG);
    write(join(folder, 'src/pages/[...path].astro'), page(source.script));
  },
};

const CONFIG = `import react from '@astrojs/react';

export default { trailingSlash: 'always', integrations: [react()] };
`;

function page(script: string): string {
  return `---
import { readFile } from 'node:fs/promises';
import { SimpleFinder } from '../content-parts/bench/alternatives/SimpleFinder.tsx';
import { Frame } from '../content-parts/Frame.jsx';

export async function getStaticPaths() {
  const paths = JSON.parse(await readFile('src/content-parts/pages.json', 'utf8'));
  return paths.map((path) => ({ params: { path: path.slice(1, -1) } }));
}

const page = JSON.parse(await readFile(\`src/content-parts/pages/\${Astro.params.path}/page.json\`, 'utf8'));
---

<!doctype html>
<html lang={page.lang}>
  <head>
    {page.head.map(({ tag: Tag, attributes, text }) => /^(meta|link)$/.test(Tag) ? <Tag {...attributes} /> : <Tag {...attributes} set:html={text} />)}
  </head>
  <body>
    <Frame lang={page.lang} path={page.path} twin={page.twin}>
      {page.tool ? (
        <main id="main" tabindex="-1">
          <div set:html={page.tool.before} />
          <SimpleFinder client:load lang={page.lang} words={page.tool.words} />
          <div set:html={page.tool.after} />
        </main>
      ) : (
        <main id="main" tabindex="-1" set:html={page.main} />
      )}
    </Frame>
    <script is:inline type="module" src="${script}"></script>
  </body>
</html>
`;
}
