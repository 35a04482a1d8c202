import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { writeReactParts } from './react.ts';
import { write } from './source.ts';

/**
 * Docusaurus with its fast bundler, as a new site is set up today. A plugin of ours makes the routes; the theme is left out, because the frame is ours, and
 * both languages are built in one run. Links are plain, and the small script of our frame is left out: all this favours it.
 */
export const docusaurus: Engine = {
  name: 'Docusaurus 3.10.2',
  packageJson: {
    private: true,
    dependencies: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      '@mdx-js/react': '3.1.1',
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
  },
  hasTool: true,
  command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  write: (folder, source) => {
    writeReactParts(join(folder, 'content'), source);
    source.copyAssets(join(folder, 'static'));
    write(join(folder, 'docusaurus.config.js'), CONFIG);
    write(join(folder, 'pages-plugin.js'), PLUGIN);
    write(join(folder, 'src/Page.jsx'), page('Main'));
    write(join(folder, 'src/ToolPage.jsx'), page('ToolMain'));
  },
};

const CONFIG = `module.exports = {
  title: 'Pages',
  url: 'https://example.org',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true, faster: true },
  plugins: ['./pages-plugin.js'],
};
`;

/** Each page is a route with its data in a module of its own, as the plugins of Docusaurus do it. */
const PLUGIN = `const { readFile } = require('node:fs/promises');

module.exports = () => ({
  name: 'pages',
  loadContent: async () => {
    const paths = JSON.parse(await readFile('content/pages.json', 'utf8'));
    return Promise.all(paths.map(async (path) => JSON.parse(await readFile(\`content/pages\${path}page.json\`, 'utf8'))));
  },
  contentLoaded: async ({ content, actions: { addRoute, createData } }) => {
    for (const page of content)
      addRoute({
        path: page.path,
        exact: true,
        component: page.tool ? '@site/src/ToolPage.jsx' : '@site/src/Page.jsx',
        modules: { page: await createData(\`\${page.path.replaceAll('/', '_')}.json\`, JSON.stringify(page)) },
      });
  },
});
`;

function page(main: string): string {
  return `import Head from '@docusaurus/Head';
import { Frame } from '../content/Frame.jsx';
import { headOf } from '../content/Head.jsx';
import { ${main} } from '../content/${main}.jsx';

export default function Page({ page }) {
  return (
    <>
      <Head>
        <html lang={page.lang} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headOf(page)}
      </Head>
      <Frame lang={page.lang} path={page.path} twin={page.twin}>
        <${main} page={page} />
      </Frame>
    </>
  );
}
`;
}
