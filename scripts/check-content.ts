/** Checks everything in content/ and lists all mistakes, each with its cure. */
import { checkContent } from '../src/parts/check-content.ts';
import { printMistakes } from '../src/files/mistake.ts';

const { mistakes } = await checkContent();
if (mistakes.length > 0) {
  console.error(printMistakes(mistakes));
  process.exit(1);
}
