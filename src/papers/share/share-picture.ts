import type { Lang } from '../../language/lang.ts';
import { drawingFor, SHARE_DRAWINGS } from './share-drawings.ts';

export const SHARE_SIZE = { width: 1200, height: 630 };

/** The only colours of a share picture; between each and the ground lie the steps of smooth edges. */
export const SHARE_COLOURS = {
  ground: '#10302a',
  text: '#f6f3ea',
  quiet: '#a9c4b8',
  accent: '#ffab94',
  line: '#4f8474',
  bar: '#b4331c',
};

interface Drawn {
  key: string;
  lang: Lang;
  title: string;
  section: string;
  /** Name of the bureau, and of what it belongs to. */
  name: string;
  parent: string;
}

/** The page that is drawn. `#title` is made smaller until it fits: see `scripts/make-share.ts`. */
export function sharePage({ key, lang, title, section, name, parent }: Drawn, fontFaces: string): string {
  const { lines, accent } = SHARE_DRAWINGS[drawingFor(key)];
  const { ground, text, quiet, accent: poppy, line, bar } = SHARE_COLOURS;
  return `<!doctype html><html lang="${lang}"><style>${fontFaces}
    * { box-sizing: border-box; margin: 0; }
    body { position: relative; width: ${SHARE_SIZE.width}px; height: ${SHARE_SIZE.height}px; overflow: hidden;
      background: ${ground}; color: ${text}; font-family: Paper; border-bottom: 20px solid ${bar}; }
    header { position: absolute; left: 72px; top: 56px; display: flex; align-items: center; gap: 22px; }
    header svg { width: 84px; height: 84px; }
    header p { font-size: 32px; line-height: 1.25; font-weight: 700; }
    header .parent { color: ${quiet}; font-size: 24px; font-weight: 400; }
    main { position: absolute; left: 72px; right: 410px; top: 176px; bottom: 44px; display: flex; flex-direction: column;
      justify-content: center; }
    #section { margin-bottom: 14px; color: ${poppy}; font-size: 32px; font-weight: 700; line-height: 1.3; }
    #title { font-size: 84px; font-weight: 700; line-height: ${lang === 'hi' ? 1.35 : 1.15}; text-wrap: balance; }
    #title span { white-space: nowrap; }
    .drawing { position: absolute; right: 64px; top: 178px; width: 320px; height: 320px; }
  </style><header>${mark(text, poppy)}<div>${name === title ? '' : `<p>${escaped(name)}</p>`}<p class="parent">${escaped(parent)}</p></div></header>
  <main>${section && `<p id="section">${escaped(section)}</p>`}<h1 id="title">${withWholeSections(escaped(title))}</h1></main>
  <svg class="drawing" viewBox="0 0 64 64"><path d="${lines}" fill="none" stroke="${line}" stroke-width="1.6"
    stroke-linecap="round" stroke-linejoin="round"/><path d="${accent}" fill="${poppy}" stroke="${poppy}" stroke-width="1"
    stroke-linejoin="round"/></svg></html>`;
}

/** “4(1)(b)(i)” and “2025-26” stay on one line, as in the heading of the page. */
function withWholeSections(title: string): string {
  return title.replaceAll(/\d+(?:\([^()]+\))+:?|\S{1,8}-\S{1,8}/g, '<span>$&</span>');
}

function mark(text: string, accent: string): string {
  const { lines, accent: crown } = SHARE_DRAWINGS.capsule;
  return `<svg viewBox="8 4 48 60"><path d="${lines}" fill="none" stroke="${text}" stroke-width="2.5"
    stroke-linecap="round" stroke-linejoin="round"/><path d="${crown}" fill="${accent}"/></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
