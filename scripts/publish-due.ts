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
import { parseArgs } from 'node:util';
import { load, wholeCatalogue } from '../src/content/load.ts';
import { printMistakes } from '../src/files/mistake.ts';
import { isLang, LANGS } from '../src/language/lang.ts';
import { nowInIndia } from '../src/lib/indian-date.ts';
import { momentSchema } from '../src/schemas/dates.ts';
import { run } from './checks.ts';
import { commitOf } from './release/commit.ts';
import { BUILD_DUE, dueReport, momentOf, NOTHING_DUE, printDue, reasonNotToRelease } from './release/due.ts';
import { liveId, readReleases } from './release/releases.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'releases' },
    at: { type: 'string', default: nowInIndia() },
    since: { type: 'string' },
    days: { type: 'string', default: '30' },
    lang: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
  },
});

for (const name of ['at', 'since'] as const)
  if (values[name] !== undefined && !momentSchema.safeParse(values[name]).success)
    fail(`--${name} is “${values[name]}”. Write it like 2026-12-01T15:00, in Indian time.`);

// A release hides what is made up, and so it is not due either.
process.env['SPECIMENS'] ??= 'hide';
const live = readReleases(values.to).find(({ id }) => id === liveId(values.to));
const since = values.since ?? (live && momentOf(live));
if (since === undefined)
  fail(`Nothing is live in ${values.to}. Make the first release with npm run release, or write --since <moment>.`);

const loaded = await load('content');
if (loaded.mistakes.length > 0) fail(printMistakes(loaded.mistakes));
const report = dueReport(wholeCatalogue(loaded), since, values.at, Number(values.days));
if (!values.quiet) console.log(printDue(report, isLang(values.lang) ? [values.lang] : LANGS));
if (values.release && report.isBuildDue) await release();
else process.exitCode = report.isBuildDue ? BUILD_DUE : NOTHING_DUE;

async function release(): Promise<void> {
  if (!live) fail('There is no live release to follow. Make the first one by hand: npm run release');
  const reason = reasonNotToRelease(live, commitOf());
  if (reason) fail(reason);
  if (!(await run(['scripts/release.ts', '--quick', '--to', values.to])))
    fail('The release did not happen. The lines above say why.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
