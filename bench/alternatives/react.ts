/** The frame, the pages and the tool as React components, for the engines that render React. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { LANGS } from '../../src/language/lang.ts';
import { type Source, TWIN, write } from './source.ts';

const REACT_NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  checked: 'defaultChecked',
};

/** The finder and what it needs of our code, copied with its folders so that imports hold. */
const FINDER = 'bench/alternatives/SimpleFinder.tsx';
const COPIED = [FINDER, 'src/text/fold-words.ts'];

/** Writes `Frame.jsx`, `Main.jsx`, `ToolMain.jsx`, `Head.jsx`, and a JSON file for each page below `pages/` with the list of them all in `pages.json`. */
export function writeReactParts(folder: string, { pages, frames }: Source): void {
  write(
    join(folder, 'Frame.jsx'),
    `${LANGS.map(
      (lang) => `const ${lang} = ({ path, twin, children }) => <>
${frames[lang].before.map(jsx).join('\n')}
{children}
${frames[lang].after.map(jsx).join('\n')}
</>;`,
    ).join('\n')}
const FRAMES = { ${LANGS.join(', ')} };
export function Frame({ lang, ...props }) {
  const InLanguage = FRAMES[lang];
  return <InLanguage {...props} />;
}
`,
  );
  write(join(folder, 'Main.jsx'), MAIN);
  write(join(folder, 'ToolMain.jsx'), TOOL_MAIN);
  write(join(folder, 'Head.jsx'), HEAD);
  for (const file of COPIED) cpSync(file, join(folder, file));
  for (const page of pages) write(join(folder, 'pages', page.path, 'page.json'), JSON.stringify(page));
  write(join(folder, 'pages.json'), JSON.stringify(pages.map(({ path }) => path)));
}

const MAIN = `export function Main({ page }) {
  return <main id="main" tabIndex={-1} dangerouslySetInnerHTML={{ __html: page.main }} />;
}
`;

const TOOL_MAIN = `import { SimpleFinder } from './${FINDER}';

export function ToolMain({ page: { lang, tool } }) {
  return (
    <main id="main" tabIndex={-1}>
      <div dangerouslySetInnerHTML={{ __html: tool.before }} />
      <SimpleFinder lang={lang} words={tool.words} />
      <div dangerouslySetInnerHTML={{ __html: tool.after }} />
    </main>
  );
}
`;

/** Engines bring character set and viewport; scripts of our head are left out, because a team would write them in React. */
const HEAD = `export function headOf(page) {
  return page.head
    .filter(({ tag, attributes }) => tag !== 'script' && !attributes.charset && attributes.name !== 'viewport')
    .map(({ tag: Tag, attributes: { hreflang, ...attributes }, text }, index) =>
      /^(meta|link)$/.test(Tag) ? <Tag key={index} {...attributes} hrefLang={hreflang} /> : <Tag key={index}>{text}</Tag>,
    );
}
`;

function jsx(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return `{${JSON.stringify(node.text)}}`;
  const { rawTagName, attributes, childNodes } = node as HTMLElement;
  const props = Object.entries(attributes).map(([name, value]) => prop(name, value));
  const current = /^\/[^#]*$/.test(attributes['href'] ?? '')
    ? ` aria-current={path === ${JSON.stringify(attributes['href'])} ? 'page' : undefined}`
    : '';
  const start = `<${[rawTagName, ...props].join(' ')}${current}`;
  return childNodes.length > 0 ? `${start}>${childNodes.map(jsx).join('')}</${rawTagName}>` : `${start} />`;
}

function prop(name: string, value: string): string {
  if (name === 'href' && value === TWIN) return 'href={twin}';
  const camelCase = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${REACT_NAMES[name] ?? (/^(data|aria)-/.test(name) ? name : camelCase)}={${JSON.stringify(value)}}`;
}
