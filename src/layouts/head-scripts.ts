import { APPLY_READING } from '../behaviour/apply-reading.ts';
import { MARK_CROP_YEAR } from '../lib/crop-year-choice.ts';
import { AWAIT_FONT } from './font-gate.ts';

/**
 * A page is fetched when the finger or the mouse goes down on its link, a moment before the click counts: nobody pays for a page they
 * do not open. Not for readers who save data: `src/layouts/page-scripts.ts`. Only pages end in a slash.
 */
const FETCH_ON_PRESS = JSON.stringify({ prefetch: [{ where: { href_matches: '/*/' }, eagerness: 'conservative' }] });

export interface HeadScript {
  text: string;
  type?: 'speculationrules';
}

/** Inline scripts in the head of every page. The security policy allows each by its hash: see `astro.config.ts`. */
export const HEAD_SCRIPTS: HeadScript[] = [
  // One script: each has its mark in the security policy of every page.
  { text: APPLY_READING + MARK_CROP_YEAR },
  { text: AWAIT_FONT },
  { text: FETCH_ON_PRESS, type: 'speculationrules' },
];
