import type { LockedPackage } from './lock.ts';
import type { Reach } from './reach.ts';

/** What `npm audit --json` answers, as far as we read it. */
export interface AuditReport {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, Vulnerability>;
}

interface Vulnerability {
  name: string;
  severity: string;
  /** Advisories of the package itself, or names of packages through which it is affected. */
  via: (string | { title: string; url: string; range: string })[];
  /** Folders in which it is installed. */
  nodes: string[];
  fixAvailable: boolean | { name: string; version: string };
}

/** A package with an advisory, in words. */
export interface AuditFinding {
  text: string;
  /** Whether the site must not be published like this: it is grave, and it comes to readers or to the server. */
  isGrave: boolean;
}

const REACHES: Record<Reach, string> = {
  reader: 'is sent to readers',
  server: 'runs on the server',
  build: 'is used for building and testing only',
};

/** The findings of a report; nothing when the service gave no report. */
export function auditFindings(
  { auditReportVersion, vulnerabilities = {} }: AuditReport,
  packages: LockedPackage[],
  reachOf: (each: LockedPackage) => Reach,
): AuditFinding[] | undefined {
  if (auditReportVersion === undefined) return undefined;
  return Object.values(vulnerabilities).map(({ name, severity, via, nodes, fixAvailable }) => {
    const reaches = packages.filter(({ path }) => nodes.includes(path)).map(reachOf);
    const reach = (['reader', 'server'] as const).find((each) => reaches.includes(each)) ?? 'build';
    const reasons = via.map((each) => (typeof each === 'string' ? `through ${each}` : `${each.title} (${each.url})`));
    return {
      text: [
        `${severity}: ${name}, ${REACHES[reach]}`,
        ...reasons,
        `installed in ${nodes.join(', ')}`,
        cure(fixAvailable),
      ].join('\n    '),
      isGrave: reach !== 'build' && (severity === 'high' || severity === 'critical'),
    };
  });
}

function cure(fix: Vulnerability['fixAvailable']): string {
  if (fix === false) return 'no mended version yet: read the advisory, and see whether it concerns us';
  if (fix === true) return 'a mended version exists: update the package that brings it (docs/dependencies.md)';
  return `mended with npm install -D -E ${fix.name}@${fix.version} (docs/dependencies.md)`;
}
