import { defineConfig } from '@playwright/test';
import { launchOptions, PLAIN_DRAWING } from './scripts/chromium.ts';
import { PATIENCE } from './tests/support/patience.ts';
import { isThorough, RELEASE } from './tests/support/thorough.ts';

/** Unless one is set, the server takes a free port and says which. */
const port = process.env['TEST_PORT'] ?? '0';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  ...(!isThorough && { grepInvert: new RegExp(RELEASE.tag) }),
  // Cleared at each start: the reports beside it stay.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: PATIENCE.testMs,
  expect: { timeout: PATIENCE.expectMs },
  forbidOnly: true,
  use: {
    // Pages are looked at as they come from the network; the tests of reading offline allow their worker.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${process.env['SITE_PORT']}`,
    launchOptions: launchOptions(...PLAIN_DRAWING),
  },
  webServer: {
    command: `"${process.execPath}" server/main.ts --port ${port}`,
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)\// },
  },
});
