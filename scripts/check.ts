/** `npm run check`: formatting, lint and types, without building. */
import { run, SOURCE_CHECKS } from './checks.ts';

const failed = SOURCE_CHECKS.filter(({ command }) => !run(command)).map(({ name }) => name);
console.log(failed.length === 0 ? 'All checks passed.' : `Not in order: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
