import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentOf, reasonNotToRelease } from '../../scripts/release/due.ts';
import { publish } from '../../scripts/release/publish.ts';
import type { Release } from '../../scripts/release/releases.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { writeSampleSite } from '../support/sample-site.ts';

/** The last minute of a crop year. */
const BUILT_FOR = '2026-09-30T23:59';
const above = quickFolder('cbn-due-');
const folder = join(above, 'releases');
let live: Release;

beforeAll(async () => {
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
afterAll(() => rmSync(above, { recursive: true }));

function publishDue(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/publish-due.ts', '--to', folder, ...args], { encoding: 'utf8' });
}

test('a release notes the moment for which it was built; for an older one its date counts, in Indian time', () => {
  expect(momentOf(live)).toBe(BUILT_FOR);
  expect(momentOf({ ...live, moment: undefined, date: '2026-09-30T18:30:00.000Z' })).toBe('2026-10-01T00:00');
});

test('a minute before midnight nothing is due, at midnight in India it is: the crop year turns', () => {
  const before = publishDue('--at', BUILT_FOR);
  expect([before.status, before.stderr]).toEqual([0, '']);
  expect(before.stdout).toContain('The live site is as it should be.');
  const { status, stdout } = publishDue('--at', '2026-10-01T00:00');
  expect(status).toBe(10);
  const [english = '', hindi = ''] = stdout.split('\n\n');
  expect(english).toContain('1 October 2026, 00:00  a new month of the crop calendar: Crop year 2026-27 begins');
  expect(english).toContain('The site has to be built again');
  expect(hindi).toContain('फसल वर्ष 2026-27 आरंभ');
  expect(hindi).toContain('वेबसाइट को फिर से बनाना है');
});

test('it can be asked for one language, or for no words at all', () => {
  expect(publishDue('--at', BUILT_FOR, '--lang', 'hi').stdout).not.toContain('Due since');
  const quiet = publishDue('--at', '2026-10-01T00:00', '--quiet');
  expect([quiet.status, quiet.stdout]).toEqual([10, '']);
});

test('where nothing is live, or the moment is none, it says what to do', () => {
  const nothing = publishDue('--to', join(above, 'nowhere'));
  expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining('Make the first release')]);
  const odd = publishDue('--at', '1 October');
  expect([odd.status, odd.stderr]).toEqual([1, expect.stringContaining('Write it like 2026-12-01T15:00')]);
});

test('by the clock alone nothing is released that somebody edited since', () => {
  expect(reasonNotToRelease(live, 'abc')).toBeUndefined();
  expect(reasonNotToRelease(live, 'def')).toContain('Release by hand');
  expect(reasonNotToRelease(live, 'abc-changed')).toContain('not committed');
  // The project this test stands in is never at that commit.
  const refused = publishDue('--at', '2026-10-01T00:00', '--release');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/release by hand/i);
});
