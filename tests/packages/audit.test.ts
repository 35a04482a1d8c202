import { expect, test } from 'vitest';
import { auditFindings } from '../../scripts/packages/audit.ts';
import { readLock } from '../../scripts/packages/lock.ts';
import { reachOf } from '../../scripts/packages/reach.ts';

const packages = readLock();
const advisory = { title: 'Reads other files', url: 'https://example.org/advisory', range: '<9' };

const found = (name: string, severity: string, fixAvailable: boolean | { name: string; version: string } = true) =>
  auditFindings(
    {
      auditReportVersion: 2,
      vulnerabilities: { [name]: { name, severity, via: [advisory], nodes: [`node_modules/${name}`], fixAvailable } },
    },
    packages,
    reachOf(packages),
  )!;

test.each([
  ['react-dom', 'critical', true, 'is sent to readers'],
  ['node', 'high', true, 'runs on the server'],
  ['node', 'moderate', false, 'runs on the server'],
  ['vitest', 'critical', false, 'is used for building and testing only'],
])('%s, %s: must be mended before publishing: %s', (name, severity, isGrave, words) => {
  expect(found(name, severity)).toEqual([{ isGrave, text: expect.stringContaining(`${severity}: ${name}, ${words}`) }]);
});

test('a finding names the weakness, the place and the cure', () => {
  const [{ text } = { text: '' }] = found('node', 'high', { name: 'node', version: '9.0.0' });
  expect(text).toContain('Reads other files (https://example.org/advisory)');
  expect(text).toContain('installed in node_modules/node');
  expect(text).toContain('npm install -D -E node@9.0.0');
  expect(found('node', 'high', false)[0]!.text).toContain('no mended version yet');
});

test('a service that does not answer is not an all-clear', () => {
  expect(auditFindings({}, packages, reachOf(packages))).toBeUndefined();
  expect(auditFindings({ auditReportVersion: 2, vulnerabilities: {} }, packages, reachOf(packages))).toEqual([]);
});
