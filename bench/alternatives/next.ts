import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { writeReactParts } from './react.ts';
import { write } from './source.ts';

/**
 * Next.js, static export: app router, server components, and the tool as a client component. Links are plain, not its client-side ones; the small
 * script of our frame is left out, because a team would write that in React.
 */
export const next: Engine = {
  name: 'Next.js 16.4.6',
  packageJson: { private: true, dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' } },
  hasTool: true,
  command: ['node_modules/next/dist/bin/next', 'build'],
  output: 'out',
  write: (folder, source) => {
    writeReactParts(join(folder, 'content'), source);
    source.copyAssets(join(folder, 'public'));
    write(
      join(folder, 'next.config.mjs'),
      `export default { output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname } };\n`,
    );
    write(join(folder, 'app/[lang]/layout.jsx'), LAYOUT);
    write(join(folder, 'app/[lang]/[...path]/page.jsx'), PAGE);
  },
};

const LAYOUT = `export default async function Layout({ params, children }) {
  const { lang } = await params;
  return <html lang={lang}><body>{children}</body></html>;
}
`;

const PAGE = `import { readFile } from 'node:fs/promises';
import { cloneElement } from 'react';
import { Frame } from '../../../content/Frame.jsx';
import { headOf } from '../../../content/Head.jsx';
import { Main } from '../../../content/Main.jsx';
import { ToolMain } from '../../../content/ToolMain.jsx';

export const dynamicParams = false;

export async function generateStaticParams() {
  const paths = JSON.parse(await readFile('content/pages.json', 'utf8'));
  return paths.map((address) => {
    const [lang, ...path] = address.split('/').filter(Boolean);
    return { lang, path };
  });
}

export default async function Page({ params }) {
  const { lang, path } = await params;
  const page = JSON.parse(await readFile(\`content/pages/\${lang}/\${path.join('/')}/page.json\`, 'utf8'));
  return (
    <>
      {headOf(page).map(hoisted)}
      <Frame lang={lang} path={page.path} twin={page.twin}>
        {page.tool ? <ToolMain page={page} /> : <Main page={page} />}
      </Frame>
    </>
  );
}

/** React moves a style sheet into the head when it is told its precedence. */
function hoisted(element) {
  return element.props.rel === 'stylesheet' ? cloneElement(element, { precedence: 'default' }) : element;
}
`;
