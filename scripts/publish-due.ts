/**
 * `npm run publish:due`: says, in both languages, what the clock has done to the content since the live release was built, and what
 * comes next. Ends with 0 when the live site is right, with 10 when it has to be built again, with 1 when it cannot tell.
 *   -- --to <folder>       where releases are kept (releases)
 *   -- --at <moment>       as if it were then, Indian time: 2026-12-01T15:00
 *   -- --since <moment>    instead of the moment of the live release
 *   -- --days <number>     how far to look ahead (30)
 *   -- --lang en|hi        one language only
 *   -- --quiet             no words, only how it ends
 *   -- --release           releases when it is due; refuses where files were edited since the live release
 */
import { publishDue } from './release/publish-due.ts';

// A release hides what is made up, and so it is not due either.
process.env['SPECIMENS'] ??= 'hide';
process.exitCode = await publishDue(process.argv.slice(2));
