import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { writeReactParts } from './react.ts';
import { TOOL_PAGE, write } from './source.ts';

/**
 * React Router in framework mode, every page prerendered and no server. Links are plain, and the small script of our frame is left out, as with Next.js.
 * Its parts have one version number; that of its build tool is the newest the registry has.
 */
export const reactRouter: Engine = {
  name: 'React Router 8.4.0',
  packageJson: {
    private: true,
    type: 'module',
    dependencies: {
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.4.0',
      isbot: '5.2.3',
      react: '19.3.1',
      'react-dom': '19.3.1',
      'react-router': '8.4.0',
      vite: '8.3.5',
    },
  },
  hasTool: true,
  command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
  output: 'build/client',
  write: (folder, source) => {
    writeReactParts(join(folder, 'content'), source);
    source.copyAssets(join(folder, 'public'));
    write(join(folder, 'react-router.config.js'), CONFIG);
    write(join(folder, 'vite.config.js'), VITE);
    write(join(folder, 'app/routes.js'), routes(source.copies > 1));
    write(join(folder, 'app/root.jsx'), ROOT);
    write(join(folder, 'app/page.jsx'), page('Main'));
    write(join(folder, 'app/tool.jsx'), page('ToolMain'));
  },
};

const CONFIG = `import { readFileSync } from 'node:fs';

export default { ssr: false, prerender: JSON.parse(readFileSync('content/pages.json', 'utf8')) };
`;

const VITE = `import { reactRouter } from '@react-router/dev/vite';

export default { plugins: [reactRouter()] };
`;

/** The page with the tool is a route of its own, so that other pages do not load the tool. A route without pages is refused. */
function routes(hasCopies: boolean): string {
  return `import { route } from '@react-router/dev/routes';

export default [
  route(':lang/${TOOL_PAGE}', 'tool.jsx', { id: 'tool' }),
  ${hasCopies ? `route(':lang/:copy/${TOOL_PAGE}', 'tool.jsx', { id: 'tool-of-copy' }),` : ''}
  route('*', 'page.jsx'),
];
`;
}

const ROOT = `import { Outlet, Scripts, useMatches } from 'react-router';
import { headOf } from '../content/Head.jsx';

export function Layout({ children }) {
  const page = useMatches().at(-1)?.loaderData;
  return (
    <html lang={page?.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {page && headOf(page)}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
`;

function page(main: string): string {
  return `import { readFile } from 'node:fs/promises';
import { Frame } from '../content/Frame.jsx';
import { ${main} } from '../content/${main}.jsx';

export async function loader({ request }) {
  return JSON.parse(await readFile(\`content/pages\${new URL(request.url).pathname}/page.json\`, 'utf8'));
}

export default function Page({ loaderData: page }) {
  return (
    <Frame lang={page.lang} path={page.path} twin={page.twin}>
      <${main} page={page} />
    </Frame>
  );
}
`;
}
