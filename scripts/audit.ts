/**
 * `npm run audit`: asks the package registry which of our packages have known weaknesses. It is no part of `npm test`: a weakness found
 * overnight must not fail a tree that nobody changed.
 */
import { type AuditReport, auditFindings } from './packages/audit.ts';
import { readLock } from './packages/lock.ts';
import { npm } from './packages/npm.ts';
import { reachOf } from './packages/reach.ts';

const packages = readLock();
const findings = auditFindings(ask(), packages, reachOf(packages));
if (!findings) {
  console.warn('!!! NOT CHECKED: the advisory service of the package registry gave no answer.');
  console.warn('!!! Nothing is known about weaknesses. Run “npm run audit” again where the registry can be reached.');
  process.exit(0);
}
for (const { text, isGrave } of findings) console.log(`${isGrave ? '✗' : '·'} ${text}`);
const grave = findings.filter(({ isGrave }) => isGrave).length;
console.log(
  `${packages.length} packages, ${findings.length} with an advisory, ${grave} that must be mended before publishing.`,
);
process.exit(grave === 0 ? 0 : 1);

function ask(): AuditReport {
  try {
    return JSON.parse(npm('audit', '--json', '--package-lock-only', '--include=dev'));
  } catch {
    return {};
  }
}
