import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const unit = (name: string) => readFileSync(`deploy/systemd/${name}`, 'utf8');
const docs = readFileSync('docs/deploy.md', 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const valuesOf = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

describe('the timer', () => {
  const timer = unit('cbn-publish.timer');
  test('looks every quarter of an hour by the clock of India, and at once after the machine was off', () => {
    expect(valuesOf(timer, 'OnCalendar')).toEqual(['*-*-* *:00/15:00 Asia/Kolkata']);
    expect(valuesOf(timer, 'Persistent')).toEqual(['true']);
    expect(valuesOf(timer, 'WantedBy')).toEqual(['timers.target']);
  });
  test('a quarter of an hour in India is one of the machine: midnight is met to the minute', (context) => {
    const { status, stdout, error } = spawnSync(
      'systemd-analyze',
      ['calendar', '--iterations=96', '*-*-* *:00/15:00 Asia/Kolkata'],
      { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } },
    );
    if (error || status !== 0) context.skip();
    expect(stdout).toContain('18:30:00');
  });
});

describe('the service', () => {
  const service = unit('cbn-publish.service');
  test('runs a command that exists, where the other parts of the deployment are', () => {
    const [start = ''] = valuesOf(service, 'ExecStart');
    const [, name = '', folder] = /npm run (\S+) -- --to (\S+) --release$/.exec(start) ?? [];
    expect(Object.keys(scripts)).toContain(name);
    expect(docs).toContain(`npm run release -- --to ${folder}`);
    expect(valuesOf(service, 'WorkingDirectory')).toEqual(valuesOf(unit('cbn-site.service'), 'WorkingDirectory'));
    expect(valuesOf(service, 'ReadWritePaths')).toEqual([`${valuesOf(service, 'WorkingDirectory')[0]} ${folder}`]);
    expect(valuesOf(service, 'Type')).toEqual(['oneshot']);
  });
  test('is hardened like the service of the site, but for what a build and a browser need', () => {
    const hardening = (text: string) =>
      text.split('\n').filter((line) => /^(No|Protect|Private|Restrict|Lock|System|Cap|Amb)\w+=/.test(line));
    const mayDiffer =
      /^(ProtectHome|ProtectProc|PrivateUsers|RestrictAddressFamilies|RestrictNamespaces|SystemCallFilter|SystemCallErrorNumber)=/;
    const missing = hardening(unit('cbn-site.service')).filter(
      (line) => !mayDiffer.test(line) && !service.includes(`\n${line}\n`),
    );
    expect(missing).toEqual([]);
    expect(valuesOf(service, 'User')).not.toContain('root');
  });
});

test('the documents say how to put both in place, and what the endings of the command mean', () => {
  for (const name of ['cbn-publish.service', 'cbn-publish.timer']) expect(docs).toContain(`deploy/systemd/${name}`);
  expect(docs).toContain('systemctl enable --now cbn-publish.timer');
  expect(docs).toMatch(/0[^.]*nothing[^.]*10/s);
});
