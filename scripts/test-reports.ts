import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What the content has nothing of, so that its tests had nothing to look at. */
  lacking?: string[];
}

/** How such a test says so: `test.skip(list.length === 0, `${LACKING} tender that is open`)`. No edit of the content fails a test. */
export const LACKING = 'The content has no';

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: { tests: { status: string; annotations: { type: string; description?: string }[] }[] }[];
}

/** What Vitest has written, or undefined where it was not able to. */
export function unitCounts(file: string): Counts | undefined {
  const report = readReport<UnitReport>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** What Playwright has written. A test that was skipped for any other reason, or passed only when repeated, has failed. */
export function browserCounts(file: string): Counts | undefined {
  const report = readReport<BrowserReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const lacking = (report.suites ?? []).flatMap(reasonsIn);
  return { passed: expected, failed: unexpected + flaky + skipped - lacking.length, skipped: 0, lacking };
}

function reasonsIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ status, annotations }) => {
      const reason = annotations.find(({ description }) => description?.startsWith(LACKING))?.description;
      return status === 'skipped' && reason !== undefined ? reason : [];
    }),
  );
  return [...own, ...suites.flatMap(reasonsIn)];
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
