import { spawnSync } from 'node:child_process';

/** The state of the sources, marked when files were changed since. */
export function commitOf(): string {
  const { stdout, status } = spawnSync(
    'git',
    ['describe', '--always', '--dirty=-changed', '--abbrev=12', '--exclude=*'],
    { encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : 'unknown';
}
