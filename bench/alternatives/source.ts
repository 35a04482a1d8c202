/** What every engine is given: the pages of our own built site, cut into head, frame and content. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { twinOf } from '../../src/language/twin.ts';
import { everyPage, pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { allNames } from '../../src/domain/substance-names.ts';
import { translator } from '../../src/words/strings.ts';
import type { NamedSubstance } from './SimpleFinder.tsx';

export interface HeadElement {
  tag: string;
  attributes: Record<string, string>;
  text: string;
}

export interface SourcePage {
  path: string;
  lang: Lang;
  /** Address of the page in the other language. */
  twin: string;
  head: HeadElement[];
  /** HTML of the content; the tools stand in it as before any script ran. */
  main: string;
  /** On the page of the substance finder: the content without it, and the words of the one that stands there instead. */
  tool?: Tool;
}

export interface Tool {
  /** HTML of the content up to the tool, and from it on. */
  before: string;
  after: string;
  words: { label: string; nothing: string };
}

/** The page whose tool works in every engine with React. */
export const TOOL_PAGE = 'exim/substances';

/** HTML around the content, the same on all pages of a language. */
export type Frame = Record<'before' | 'after', HTMLElement[]>;

export interface Source {
  /** How often each page stands among the pages. */
  copies: number;
  pages: SourcePage[];
  frames: Record<Lang, Frame>;
  /** Address of the script of our frame. */
  script: string;
  /** Copies our styles, fonts, icons, the script of the frame and the names of the substances into the folder of an engine's public files. */
  copyAssets: (folder: string) => void;
}

/** Stands in the frame where the address of the twin belongs. */
export const TWIN = '/twin/';

/** Reads pages of a built site, those of the route table unless told otherwise. With copies, each stands also under addresses of its own, `/en/copy1/…` and so on. */
export function readSource(dist: string, copies: number, taken: { path: string; lang: Lang }[] = everyPage()): Source {
  const read = (path: string) => parse(readFileSync(join(dist, path, 'index.html'), 'utf8'), { comment: false });
  /** Styles that stand in our pages, each as a file, as the other engines send their own: it is not in every page then. */
  const styles = new Map<string, string>();
  const fileOf = (css: string) => {
    if (!styles.has(css)) styles.set(css, `_astro/own-${styles.size}.css`);
    return styles.get(css)!;
  };
  const pages = taken.map(({ path, lang }) => ({
    path,
    lang,
    twin: twinOf(path),
    head: headOf(read(path), fileOf),
    main: mainOf(read(path)),
    ...(path === pathFor(TOOL_PAGE, lang) && { tool: toolOf(() => read(path), lang) }),
  }));
  const start = read(pathFor('others/sitemap', 'en'));
  const script = start.querySelector('script[type=module]')!.getAttribute('src')!;
  return {
    copies,
    pages: Array.from({ length: copies }, (_, copy) => pages.map((page) => copyOf(page, copy))).flat(),
    frames: Object.fromEntries(
      LANGS.map((lang) => [lang, frameOf(read(pathFor('others/sitemap', lang)))]),
    ) as Source['frames'],
    script,
    copyAssets: (folder) => {
      const assets = readdirSync(join(dist, '_astro')).filter((name) => !/\.(js|br|gz)$/.test(name));
      const manifests = LANGS.map((lang) => `${lang}.webmanifest`);
      write(join(folder, 'data/names.json'), JSON.stringify(namedSubstances()));
      for (const [css, file] of styles) write(join(folder, file), css);
      for (const file of [...assets.map((name) => `_astro/${name}`), ...manifests, 'icons', script])
        cpSync(join(dist, file), join(folder, file), { recursive: true });
    },
  };
}

function namedSubstances(): NamedSubstance[] {
  return catalogue.substances!.rows.map((row) => {
    const [, ...others] = allNames(row).filter((name) => name !== row.name.hi);
    return { id: row.id, name: row.name, others };
  });
}

/** Writes a file and the folders above it. */
export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copyOf(page: SourcePage, copy: number): SourcePage {
  const moved = (path: string) => (copy === 0 ? path : path.replace(/^\/(en|hi)\//, `/$1/copy${copy}/`));
  return { ...page, path: moved(page.path), twin: moved(page.twin) };
}

/** Without our security policy and the scripts of our own tools. */
function headOf(root: HTMLElement, fileOf: (css: string) => string): HeadElement[] {
  const kept = root
    .querySelector('head')!
    .children.filter(
      (element) => !element.hasAttribute('http-equiv') && element.getAttribute('rel') !== 'modulepreload',
    );
  return kept.map((element) =>
    element.tagName === 'STYLE'
      ? { tag: 'link', attributes: { rel: 'stylesheet', href: `/${fileOf(element.rawText)}` }, text: '' }
      : {
          tag: element.rawTagName,
          attributes: element.attributes,
          text: element.tagName === 'TITLE' ? element.text : element.innerHTML,
        },
  );
}

function mainOf(root: HTMLElement): string {
  const main = root.querySelector('main')!;
  for (const element of main.querySelectorAll('script, style, template')) element.remove();
  for (let island = main.querySelector('astro-island'); island; island = main.querySelector('astro-island'))
    island.replaceWith(island.innerHTML);
  return main.innerHTML;
}

function toolOf(read: () => HTMLElement, lang: Lang): Tool {
  const t = translator(lang);
  return {
    before: part(read(), 'nextElementSibling'),
    after: part(read(), 'previousElementSibling'),
    words: { label: t('substances.label'), nothing: t('substances.nothing') },
  };
}

/** The content without the tool and without all that stands on one side of it. */
function part(root: HTMLElement, side: 'nextElementSibling' | 'previousElementSibling'): string {
  const tool = root.querySelector('#substances-q')!.closest('astro-island')!;
  for (let element = tool; element.tagName !== 'MAIN'; element = element.parentNode!) {
    while (element[side]) element[side].remove();
    if (side === 'previousElementSibling') element.removeAttribute('id');
  }
  tool.remove();
  return mainOf(root);
}

function frameOf(root: HTMLElement): Frame {
  for (const element of root.querySelectorAll('[aria-current]')) element.removeAttribute('aria-current');
  root.querySelector('[data-language-link]')!.setAttribute('href', TWIN);
  const parts = root.querySelector('body')!.children.filter(({ tagName }) => tagName !== 'SCRIPT');
  const place = parts.findIndex(({ tagName }) => tagName === 'MAIN');
  return { before: parts.slice(0, place), after: parts.slice(place + 1) };
}
