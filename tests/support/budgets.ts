import { registerOf } from '../../src/content/register-pages.ts';
import type { Lang } from '../../src/language/lang.ts';
import type { Route } from '../../src/addresses/routes.ts';

const KB = 1024;
/** All bytes of a first view, compressed as sent, fallback font included. */
const BYTES = {
  home: { en: 80 * KB, hi: 130 * KB },
  text: { en: 40 * KB, hi: 90 * KB },
  /** Pages with a tool; a register with its filter is one. */
  tool: { en: 120 * KB, hi: 170 * KB },
};
/** Pages with a React island; those with smaller tools keep the script budget of text pages. */
export const ISLANDS = [
  'opium/Eligible',
  'opium/previous_years_data',
  'about/contact',
  'exim/overview/which-document',
  'exim/substances',
  'opium/overview/checks',
  'top-level/prevention/quantities',
];
/** Pages with a small tool: the crop calendar, the packs to save. */
const SMALL_TOOLS = ['opium/overview', 'offline'];

/** A whole guide, to be printed: all its chapters. */
export const WHOLE_GUIDE: Record<Lang, number> = { en: 60 * KB, hi: 110 * KB };

export interface Budget {
  bytes: number;
  scriptBytes: number;
  scripts: number;
  requests: number;
}

/** What a page may weigh; one outside the route table is a text page. */
export function budgetOf(route: Route | undefined, lang: Lang, id = route?.id ?? ''): Budget {
  const hasIsland = ISLANDS.includes(id);
  const hasTool = hasIsland || SMALL_TOOLS.includes(id) || registerOf(id) !== undefined;
  const kind = route?.view === 'home' ? 'home' : hasTool ? 'tool' : 'text';
  return {
    bytes: BYTES[kind][lang],
    ...(hasIsland
      ? { scriptBytes: 75 * KB, scripts: Infinity, requests: 16 }
      : { scriptBytes: 5 * KB, scripts: 1, requests: 10 }),
  };
}
