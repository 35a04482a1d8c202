import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf, reasonNotToRelease } from '../../scripts/release/due.ts';
import { publishDue as publishDueOf } from '../../scripts/release/publish-due.ts';
import { publish } from '../../scripts/release/publish.ts';
import type { Release } from '../../scripts/release/releases.ts';
import { loadedContent } from '../support/loaded-content.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { writeSampleSite } from '../support/sample-site.ts';

/** The last minute of a crop year. */
const BUILT_FOR = '2026-09-30T23:59';
const above = quickFolder('cbn-due-');
const folder = join(above, 'releases');
let live: Release;
const specimens = process.env['SPECIMENS'];

beforeAll(async () => {
  // As the command does.
  process.env['SPECIMENS'] = 'hide';
  const site = join(above, 'site');
  writeSampleSite(site, 'one');
  live = await publish({
    folder,
    site,
    commit: 'abc',
    builtFor: () => BUILT_FOR,
    prepare: () => {},
    tryOut: () => {},
  });
});
afterAll(() => {
  if (specimens === undefined) delete process.env['SPECIMENS'];
  else process.env['SPECIMENS'] = specimens;
  rmSync(above, { recursive: true });
});

/** The command itself, as a program of its own. */
function command(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/publish-due.ts', '--to', folder, ...args], { encoding: 'utf8' });
}

/** What it does, over the content that is read already. */
async function publishDue(...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const status = await publishDueOf(['--to', folder, ...args], {
    read: () => Promise.resolve(loadedContent),
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  });
  return { status, stdout: said.join('\n'), stderr: complained.join('\n') };
}

test('a release notes the moment for which it was built; for an older one its date counts, in Indian time', () => {
  expect(momentOf(live)).toBe(BUILT_FOR);
  expect(momentOf({ ...live, moment: undefined, date: '2026-09-30T18:30:00.000Z' })).toBe('2026-10-01T00:00');
});

test('a minute before midnight nothing is due, at midnight in India it is: the crop year turns', async () => {
  const before = await publishDue('--at', BUILT_FOR);
  expect([before.status, before.stderr]).toEqual([0, '']);
  expect(before.stdout).toContain('The live site is as it should be.');
  const { status, stdout } = command('--at', '2026-10-01T00:00');
  expect(status).toBe(10);
  const [english = '', hindi = ''] = stdout.split('\n\n');
  expect(english).toContain('1 October 2026, 00:00  a new month of the crop calendar: Crop year 2026-27 begins');
  expect(english).toContain('The site has to be built again');
  expect(hindi).toContain('फसल वर्ष 2026-27 आरंभ');
  expect(hindi).toContain('वेबसाइट को फिर से बनाना है');
});

test('a site that was built while the clock was ahead is due again once it is right', async () => {
  const { status, stdout } = await publishDue('--since', '2027-10-01T00:00', '--at', '2026-11-19T12:00');
  expect(status).toBe(10);
  const [english = '', hindi = ''] = stdout.split('\n\n');
  expect(english).toContain('Built for 1 October 2027, 00:00, which is still to come');
  expect(english).toContain('Crop year 2027-28 begins');
  expect(english).toContain('The site has to be built again');
  expect(hindi).toContain('जो अभी आया नहीं');
});

test('it can be asked for one language, or for no words at all', async () => {
  const hindi = await publishDue('--at', BUILT_FOR, '--lang', 'hi');
  expect(hindi.stdout).toContain('वेबसाइट जैसी होनी चाहिए');
  expect(hindi.stdout).not.toContain('Due since');
  const quiet = await publishDue('--at', '2026-10-01T00:00', '--quiet');
  expect([quiet.status, quiet.stdout]).toEqual([10, '']);
});

test('where nothing is live, or the moment is none, it says what to do', async () => {
  const nothing = await publishDue('--to', join(above, 'nowhere'));
  expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining('Make the first release')]);
  const odd = await publishDue('--at', '1 October');
  expect([odd.status, odd.stderr]).toEqual([1, expect.stringContaining('Write it like 2026-12-01T15:00')]);
});

test('by the clock alone nothing is released that somebody edited since', async () => {
  expect(reasonNotToRelease(live, 'abc')).toBeUndefined();
  expect(reasonNotToRelease(live, 'def')).toContain('Release by hand');
  expect(reasonNotToRelease(live, 'abc-changed')).toContain('not committed');
  // The project this test stands in is never at that commit.
  const refused = await publishDue('--at', '2026-10-01T00:00', '--release');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/release by hand/i);
});
