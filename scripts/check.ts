/** `npm run check`: formatting, lint, content and types, without building. */
import { CONTENT_CHECKS, run, SOURCE_CHECKS, TYPE_CHECK } from './checks.ts';

const failed: string[] = [];
for (const { name, command } of [...SOURCE_CHECKS, ...CONTENT_CHECKS, TYPE_CHECK])
  if (!(await run(command))) failed.push(name);
console.log(failed.length === 0 ? 'All checks passed.' : `Not in order: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
