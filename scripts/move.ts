/**
 * `npm run move -- <old> <new> [--reason "…"] [--yes]`: gives a page or record another name, in both languages, with everything that names it and
 * the lines of content/moved.yaml. Names are those of the folders: about/old, opium/overview/licence, notifications/2026-01-01-name.
 */
import { parseArgs } from 'node:util';
import { planMove } from '../src/content/relocate.ts';
import { relocate, stop } from './relocate/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' }, yes: { type: 'boolean', default: false } },
});
const [from, to, ...rest] = positionals.map((name) => name.replace(/^content\/(pages|registers)\/|\/$|\.yaml$/g, ''));
if (from === undefined || to === undefined || rest.length > 0)
  stop('Write the old and the new name: npm run move -- about/old about/new');

await relocate({ from, reason: values.reason, isSure: values.yes }, 'It has a new name.', (relocation) =>
  planMove({ ...relocation, to }),
);
