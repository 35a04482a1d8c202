import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** What Vitest has written, or undefined where it was not able to. */
export function unitCounts(file: string): Counts | undefined {
  const report = readReport<UnitReport>(file);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

/** What Playwright has written. A test that was skipped, or passed only when repeated, has failed. */
export function browserCounts(file: string): Counts | undefined {
  const report = readReport<BrowserReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped, skipped: 0 };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
