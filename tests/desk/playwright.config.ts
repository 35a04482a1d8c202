import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';
import { isThorough } from '../support/thorough.ts';

/** What starts the site's development server, or a desk for one test: `npm run test:all`. */
const LONG = ['preview.spec.ts', 'hand-in-without-git.spec.ts'];

/** The desk in a real browser. Each file has a desk of its own, on a copy of the project; its tests follow one another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: isThorough ? [] : LONG,
  outputDir: '../../test-results/desk',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: { launchOptions: launchOptions(), viewport: { width: 1280, height: 800 } },
});
