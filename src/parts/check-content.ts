import { ROUTES } from '../addresses/routes.ts';
import { checkCatalogue } from '../content/check.ts';
import { PARTS } from './registry.ts';

/** Reads a content folder and checks it against everything the site defines: addresses, parts, rules. */
export function checkContent(root = 'content', routes: readonly string[] = ROUTES.map(({ id }) => id)) {
  return checkCatalogue(root, { routes, parts: PARTS });
}
