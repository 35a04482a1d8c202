import { configDefaults, defineConfig } from 'vitest/config';
import { PATIENCE } from './tests/support/patience.ts';
import { isRelease, isThorough } from './tests/support/thorough.ts';

/** Builds the whole site a second time: before a release only. */
const SECOND_BUILD = 'tests/specimens/**';
/** Reads the content a second time, as on another machine: before a release only. */
const SECOND_READING = 'tests/same-bytes/digest.test.ts';
/** Programs killed at every touch of a file, the changes of a year, every file through the desk: in `npm run test:all`. */
const LONG = ['**/killed.test.ts', 'tests/changes/changes.test.ts', 'desk/server/all-files.test.ts'];

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'desk/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(isRelease ? [] : [SECOND_BUILD, SECOND_READING]),
      ...(isThorough ? [] : LONG),
    ],
    testTimeout: PATIENCE.testMs,
    hookTimeout: PATIENCE.testMs,
    expect: { poll: { timeout: PATIENCE.expectMs } },
    // The content and the built pages are read once, not once for each file of tests.
    isolate: false,
    // All pages, parsed, take some three gigabytes; Node stops at four by itself.
    execArgv: ['--max-old-space-size=6144'],
  },
});
