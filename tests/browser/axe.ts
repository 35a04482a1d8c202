import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Only violations, and nothing fetched or computed beyond them. The rules are the full set of axe, and two that it leaves out unless asked:
 * the size of targets, and headings of the cells in large tables.
 */
const OPTIONS = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'td-has-header': { enabled: true } },
  preload: false,
  selectors: false,
} satisfies axe.RunOptions;

/**
 * Rules that measure what is drawn: three quarters of the time of axe. They depend on the styles, which both languages share;
 * all others read the markup.
 */
const DRAWN_RULES = ['color-contrast', 'target-size', 'link-in-text-block'];

/** The tool of a page; the rest of the page is looked at in `pages.spec.ts`. */
export const TOOL = 'main astro-island';

/**
 * What axe finds on the page as it stands now, or in a part of it: one line for each fault, none when clean. Rules beyond the usual set,
 * such as 7:1 for text, are named.
 */
export function accessibilityFaults(page: Page, part?: string, ...beyond: string[]): Promise<string[]> {
  return faultsIn(page, part, beyond);
}

/**
 * The same for the page as a whole (title, language, landmarks, headings) and its main part. Header, menu and footer are taken
 * away first: they are half of most pages, and axe lays out and compares what it is told to leave out as well.
 */
export async function faultsBesidesFrame(page: Page): Promise<string[]> {
  await removeFrame(page);
  return faultsIn(page);
}

/** The same by the rules that read the markup alone. */
export async function faultsInMarkup(page: Page): Promise<string[]> {
  await removeFrame(page);
  return faultsIn(page, undefined, [], DRAWN_RULES);
}

function removeFrame(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelectorAll('body > :not(main)').forEach((part) => part.remove()));
}

async function faultsIn(page: Page, part?: string, beyond: string[] = [], without: string[] = []): Promise<string[]> {
  const isLoaded = await page.evaluate(() => {
    // What is off the screen is looked at as well.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [laidOut];
    return 'axe' in window;
  });
  if (!isLoaded) await page.evaluate(axeSource);
  const set = (names: string[], enabled: boolean) => Object.fromEntries(names.map((name) => [name, { enabled }]));
  const rules = { ...OPTIONS.rules, ...set(beyond, true), ...set(without, false) };
  return page.evaluate(
    async ([within, options]) => {
      const { axe: looker } = window as unknown as { axe: typeof axe };
      const { violations } = await looker.run(within ?? document, options as axe.RunOptions);
      return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, { ...OPTIONS, rules } as object] as const,
  );
}
