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
/** Long pages with tables that may weigh as much as a tool. */
export const SMALL_TOOLS = ['opium/overview', 'exim/overview', 'top-level/prevention'];

/** Long pages that are still to be cut into several: until then they may weigh a little more. */
export const TO_BE_CUT = [
  '/hi/NewInstance/',
  '/hi/rti/voluntary/information_4_1b9/',
  '/hi/highlights/gallery/',
  '/hi/exim/substances/p/',
  '/hi/exim/substances/m/',
  '/hi/exim/substances/0-9/',
];
export const ALLOWANCE = 1.5 * KB;

export interface Budget {
  bytes: number;
  scriptBytes: number;
  scripts: number;
  requests: number;
}

/** What a page may weigh; one outside the route table is a text page. */
export function budgetOf(route: Route | undefined, lang: Lang): Budget {
  const id = route?.id ?? '';
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
