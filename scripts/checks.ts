import { spawnSync } from 'node:child_process';

/** What can be checked without building the site; a program and its arguments each. */
export const SOURCE_CHECKS: { name: string; command: [program: string, ...args: string[]] }[] = [
  { name: 'formatting', command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--quiet'] },
  { name: 'string keys', command: ['scripts/string-keys.ts', '--frozen'] },
  { name: 'content', command: ['scripts/check-content.ts'] },
  { name: 'types', command: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'hint'] },
];

/** Runs one Node program with its output shown; true when it ended well. */
export function run(command: string[], env: Record<string, string> = {}): boolean {
  const child = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
  return child.status === 0;
}
