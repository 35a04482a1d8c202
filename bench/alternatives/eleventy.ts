import { join } from 'node:path';
import { LANGS } from '../../src/language/lang.ts';
import type { Engine } from './engine.ts';
import { type Frame, type HeadElement, TWIN, write } from './source.ts';

/** Eleventy: a file with front matter for each page, and one Nunjucks layout for each language. */
export const eleventy: Engine = {
  name: 'Eleventy 3.1.8',
  packageJson: {
    private: true,
    type: 'module',
    dependencies: { '@11ty/eleventy': '3.1.8' },
    // The version it asks for is not published.
    overrides: { '@11ty/recursive-copy': '5.0.2' },
  },
  hasTool: false,
  command: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'],
  output: '_site',
  write: (folder, { pages, frames, script, copyAssets }) => {
    copyAssets(join(folder, 'public'));
    write(join(folder, 'eleventy.config.js'), CONFIG);
    for (const lang of LANGS) write(join(folder, `_includes/${lang}.njk`), layout(lang, frames[lang], script));
    for (const { path, lang, twin, head, main } of pages) {
      const data = { layout: `${lang}.njk`, permalink: `${path}index.html`, twin, head: head.map(html).join('') };
      write(join(folder, 'content', path, 'index.html'), `---json\n${JSON.stringify(data)}\n---\n${main}`);
    }
  },
};

const CONFIG = `export default function (config) {
  config.addPassthroughCopy({ public: '/' });
  return { dir: { input: 'content', includes: '../_includes' }, htmlTemplateEngine: false };
}
`;

function layout(lang: string, { before, after }: Frame, script: string): string {
  const inFrame = (parts: Frame['before']) =>
    parts
      .join('')
      .replaceAll(TWIN, '{{ twin }}')
      .replaceAll(/href="(\/[^"#]*)"/g, `$&{% if page.url == "$1" %} aria-current="page"{% endif %}`);
  return `<!DOCTYPE html><html lang="${lang}"><head>{{ head | safe }}</head><body>${inFrame(before)}<main id="main" tabindex="-1">{{ content | safe }}</main>${inFrame(after)}<script type="module" src="${script}"></script></body></html>`;
}

function html({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`);
  const end = /^(meta|link)$/.test(tag) ? '' : `${text}</${tag}>`;
  return `<${tag}${written.join('')}>${end}`;
}
