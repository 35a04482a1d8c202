import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserCounts, LACKING } from '../../scripts/test-reports.ts';
import { quickFolder } from '../support/quick-folder.ts';

const folder = quickFolder('reports-');

function countsOf(reason: string | undefined) {
  const file = join(folder, 'report.json');
  const annotations = [{ type: 'skip', ...(reason !== undefined && { description: reason }) }];
  const specs = [{ tests: [{ status: 'skipped', annotations }] }];
  writeFileSync(
    file,
    JSON.stringify({ stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, suites: [{ suites: [{ specs }] }] }),
  );
  return browserCounts(file);
}

test.each([undefined, 'not today'])('a test that was skipped has failed: %s', (reason) => {
  expect(countsOf(reason)).toMatchObject({ passed: 3, failed: 1, lacking: [] });
});

test('a test of what the content has none of has not, and is named', () => {
  const reason = `${LACKING} lists of cultivators`;
  expect(countsOf(reason)).toMatchObject({ passed: 3, failed: 0, lacking: [reason] });
});
