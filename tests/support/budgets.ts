import { catalogue } from '../../src/content/catalogue.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { registerOf } from '../../src/content/register-pages.ts';
import { PARTS } from '../../src/parts/registry.ts';
import type { PartSpec } from '../../src/schemas/part.ts';
import type { Lang } from '../../src/language/lang.ts';
import type { Route } from '../../src/addresses/routes.ts';
import { builtHtml } from './built-pages.ts';

const KB = 1024;
/** A list of officers or offices grows with them: a new office must not stop a release. */
const DIRECTORY = 10 * KB;
/** All bytes of a first view, compressed as sent, fallback font included. */
const BYTES = {
  home: { en: 80 * KB, hi: 130 * KB },
  text: { en: 40 * KB, hi: 90 * KB },
  /** Pages with a tool; a register with its filter is one. */
  tool: { en: 120 * KB, hi: 170 * KB },
};
/** Pages with a tool of React; those with smaller ones keep the script budget of text pages. */
export const ISLANDS = catalogue.pages
  .filter((page) => page.lang === 'en' && partsOf(page).some(({ name }) => isTool(name)))
  .map(({ id }) => id);

function isTool(part: string): boolean {
  const parts: Record<string, PartSpec> = PARTS;
  return parts[part]?.tool !== undefined;
}

/** Pages with a small tool: the crop calendar, the map of the tract, the packs to save. */
const SMALL_TOOLS = ['opium/overview', 'opium/overview/tract', 'offline'];

/** A whole guide, to be printed: all its chapters, with their drawings. */
export const WHOLE_GUIDE: Record<Lang, number> = { en: 62 * KB, hi: 114 * KB };

/** The page of a dataset, with the tool that chooses from its table. */
export const DATASET: Record<Lang, number> = BYTES.tool;

/** A list of cultivators is all its rows: what a page of text weighs, and so much for each. */
export const LIST_ROW = 30;

/** As long as a notice stands on a page: its words, its script, and the styles of tools, among which its own are. */
const NOTICES = 6 * KB;

/** What a built page may weigh more because of notices. */
export function noticeBytes(path: string): number {
  return builtHtml(`dist${path}index.html`).html.includes('data-notice=') ? NOTICES : 0;
}

export interface Budget {
  bytes: number;
  scriptBytes: number;
  scripts: number;
  requests: number;
}

function hasDirectory(id: string): boolean {
  const page = catalogue.pages.find((each) => each.id === id);
  return page !== undefined && partsOf(page).some(({ name }) => name === 'Directory' || name === 'OfficeIndex');
}

/** The button to share a page, and its code for paper. */
const FOOT = 0.6 * KB;
/** The script that every page has grew with it; the finder of cultivators had filled its 75 KB. */
const FOOT_SCRIPT = 200;

/** What a page may weigh; one outside the route table is a text page. */
export function budgetOf(route: Route | undefined, lang: Lang, id = route?.id ?? ''): Budget {
  const hasIsland = ISLANDS.includes(id);
  const hasTool = hasIsland || SMALL_TOOLS.includes(id) || registerOf(id) !== undefined;
  const kind = route?.view === 'home' ? 'home' : hasTool ? 'tool' : 'text';
  return {
    bytes: BYTES[kind][lang] + FOOT + (hasDirectory(id) ? DIRECTORY : 0),
    ...(hasIsland
      ? { scriptBytes: 75 * KB + FOOT_SCRIPT, scripts: Infinity, requests: 16 }
      : { scriptBytes: 5 * KB, scripts: 1, requests: 10 }),
  };
}
