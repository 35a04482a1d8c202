/** Checks everything in content/ and lists all mistakes, each with its cure. */
import { checkCatalogue } from '../src/catalogue/check.ts';
import { printMistakes } from '../src/lib/mistake.ts';
import { ROUTES } from '../src/routes.ts';

const { mistakes } = await checkCatalogue(
  'content',
  ROUTES.map(({ id }) => id),
);
if (mistakes.length > 0) {
  console.error(printMistakes(mistakes));
  process.exit(1);
}
