/** The frame and the pages as React components, for the engines that render React. */
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

/** Writes `Frame.jsx`, and a JSON file for each page below `pages/` with the list of them all in `pages.json`. */
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
  for (const page of pages) write(join(folder, 'pages', page.path, 'page.json'), JSON.stringify(page));
  write(join(folder, 'pages.json'), JSON.stringify(pages.map(({ path }) => path)));
}

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
