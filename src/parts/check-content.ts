import { SPECIFIED_PAGES, TOOL_PAGES } from '../addresses/fixed-pages.ts';
import { readLedger } from '../addresses/ledger.ts';
import { checkCatalogue } from '../content/check.ts';
import type { Surroundings } from '../content/rules/rule.ts';
import { PARTS } from './registry.ts';

/** Reads a content folder and checks it against everything the site defines: addresses, parts, rules. */
export function checkContent(
  root = 'content',
  { specified = SPECIFIED_PAGES, needed = TOOL_PAGES, ledger = readLedger() }: Partial<Surroundings> = {},
) {
  return checkCatalogue(root, { parts: PARTS, specified, needed, ledger });
}
