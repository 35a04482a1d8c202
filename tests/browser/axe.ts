import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
 * What axe finds on the page as it stands now, or in a part of it: one line for each fault, none when clean. Rules beyond the usual set,
 * such as 7:1 for text, are named.
 */
export async function accessibilityFaults(page: Page, part?: string, ...beyond: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What is off the screen is looked at as well.
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [laidOut];
  });
  const { violations } = await page.evaluate(
    ([options, within]) =>
      (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options as axe.RunOptions),
    [
      {
        ...OPTIONS,
        rules: { ...OPTIONS.rules, ...Object.fromEntries(beyond.map((rule) => [rule, { enabled: true }])) },
      } as object,
      part,
    ] as const,
  );
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`);
}
