import { defineConfig } from '@playwright/test';
import { launchOptions, PLAIN_DRAWING } from '../../scripts/chromium.ts';
import { PATIENCE } from '../support/patience.ts';
import { isThorough, RELEASE } from '../support/thorough.ts';

/** What starts the site's development server, or a desk for one test: `npm run test:all`. */
const LONG = ['preview.spec.ts', 'hand-in-without-git.spec.ts'];

/** The desk in a real browser, on a copy of the project. Each of these processes has one desk, in which one file of tests follows another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: isThorough ? [] : LONG,
  ...(!isThorough && { grepInvert: new RegExp(RELEASE.tag) }),
  outputDir: '../../test-results/desk',
  fullyParallel: false,
  // A desk takes ten seconds to start.
  workers: isThorough ? 2 : 1,
  timeout: PATIENCE.testMs,
  expect: { timeout: PATIENCE.expectMs },
  forbidOnly: true,
  use: { launchOptions: launchOptions(...PLAIN_DRAWING), viewport: { width: 1280, height: 800 } },
});
