import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

export interface Check {
  name: string;
  /** A Node program and its arguments. */
  command: [program: string, ...args: string[]];
  env?: Record<string, string>;
  /** Lets others go first: for what keeps all cores busy beside a program that needs one, and must not be the last to end. */
  yields?: boolean;
}

/** What is read without its meaning. */
export const SOURCE_CHECKS: Check[] = [
  { name: 'formatting', command: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--quiet'] },
];

/** What a build checks before it begins; it brings the type of the keys up to date as well. */
export const CONTENT_CHECKS: Check[] = [
  { name: 'string keys', command: ['scripts/string-keys.ts'] },
  { name: 'content', command: ['scripts/check-content.ts'] },
];

/** Writes into the same folders as a build: never run both at once. */
export const TYPE_CHECK: Check = {
  name: 'types',
  command: ['node_modules/astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'warning'],
};

/** Runs one Node program; true when it ended well, and was not stopped. Its output is shown, or goes into a file. */
export function run(
  command: string[],
  env: Record<string, string> = {},
  {
    outputFile,
    stop,
    yields = false,
  }: { outputFile?: string; stop?: AbortSignal | undefined; yields?: boolean | undefined } = {},
): Promise<boolean> {
  const output = outputFile === undefined ? 'inherit' : openSync(outputFile, 'w');
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    // As from the keyboard: a program then takes away what it started.
    killSignal: 'SIGINT',
    ...(stop && { signal: stop }),
  });
  if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return new Promise((done) => {
    child.once('error', () => done(false));
    child.once('exit', (status) => done(status === 0));
  });
}
