import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildMoment } from '../../src/lib/build-moment.ts';
import { digests, sha256 } from './digest.ts';
import { OTHER_SETTINGS } from './other-settings.ts';

/** `npm run test:all` builds the whole site again on such a machine: `same-bytes.ts`. */
test('another machine reads the same content, and makes the same of it', () => {
  const here = digests();
  expect(here.length).toBeGreaterThan(20);
  for (const file of ['_redirects', 'licences.txt'])
    expect(here).toContain(`${file} ${sha256(readFileSync(`dist/${file}`))}`);

  const { stdout, stderr, status } = spawnSync(process.execPath, ['tests/same-bytes/print-digests.ts'], {
    encoding: 'utf8',
    env: { ...process.env, ...OTHER_SETTINGS, BUILD_MOMENT: buildMoment() },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout.trim().split('\n')).toEqual(here);
});
