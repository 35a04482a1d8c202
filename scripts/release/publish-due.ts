import { parseArgs } from 'node:util';
import { type Loaded, load, wholeCatalogue } from '../../src/content/load.ts';
import { printMistakes } from '../../src/files/mistake.ts';
import { isLang, LANGS } from '../../src/language/lang.ts';
import { nowInIndia } from '../../src/lib/indian-date.ts';
import { momentSchema } from '../../src/schemas/dates.ts';
import { run } from '../checks.ts';
import { commitOf } from './commit.ts';
import { BUILD_DUE, dueReport, momentOf, NOTHING_DUE, printDue, reasonNotToRelease } from './due.ts';
import { liveId, readReleases, type Release } from './releases.ts';

const FAILED = 1;

/** Where the program reads the content, and where it writes what it says. */
interface Surroundings {
  read: () => Promise<Pick<Loaded, 'catalogue' | 'mistakes'>>;
  say: (text: string) => void;
  complain: (text: string) => void;
}

/** What `npm run publish:due` does with its arguments, and how it ends: `scripts/publish-due.ts`. */
export async function publishDue(
  args: string[],
  { read = () => load('content'), say = console.log, complain = console.error }: Partial<Surroundings> = {},
): Promise<number> {
  const { values } = parseArgs({
    args,
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
  const fail = (message: string) => {
    complain(message);
    return FAILED;
  };

  for (const name of ['at', 'since'] as const)
    if (values[name] !== undefined && !momentSchema.safeParse(values[name]).success)
      return fail(`--${name} is “${values[name]}”. Write it like 2026-12-01T15:00, in Indian time.`);

  const live = readReleases(values.to).find(({ id }) => id === liveId(values.to));
  const since = values.since ?? (live && momentOf(live));
  if (since === undefined)
    return fail(
      `Nothing is live in ${values.to}. Make the first release with npm run release, or write --since <moment>.`,
    );

  const loaded = await read();
  if (loaded.mistakes.length > 0) return fail(printMistakes(loaded.mistakes));
  const report = dueReport(wholeCatalogue(loaded), since, values.at, Number(values.days));
  if (!values.quiet) say(printDue(report, isLang(values.lang) ? [values.lang] : LANGS));
  if (!values.release || !report.isBuildDue) return report.isBuildDue ? BUILD_DUE : NOTHING_DUE;
  const reason = whyNotToRelease(live);
  if (reason) return fail(reason);
  const isReleased = await run(['scripts/release.ts', '--quick', '--to', values.to]);
  return isReleased ? NOTHING_DUE : fail('The release did not happen. The lines above say why.');
}

function whyNotToRelease(live: Release | undefined): string | undefined {
  if (!live) return 'There is no live release to follow. Make the first one by hand: npm run release';
  return reasonNotToRelease(live, commitOf());
}
