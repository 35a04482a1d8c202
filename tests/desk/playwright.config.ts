import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../scripts/chromium.ts';

/** The desk in a real browser. Each file has a desk of its own, on a copy of the project; its tests follow one another. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/desk',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: { launchOptions: launchOptions(), viewport: { width: 1280, height: 800 } },
});
