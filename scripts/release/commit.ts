import { spawnSync } from 'node:child_process';

/** What a release writes into the project itself: nobody has edited anything when these change. */
const WRITTEN = ['addresses.txt', 'data-versions', 'deploy/nginx'];

/** The state of the sources, marked when files were changed or added since. */
export function commitOf(project = '.'): string {
  const git = (...args: string[]) => spawnSync('git', ['-C', project, ...args], { encoding: 'utf8' });
  const { stdout, status } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return 'unknown';
  const changes = git('status', '--porcelain', '--', '.', ...WRITTEN.map((path) => `:(exclude)${path}`));
  return stdout.trim() + (changes.stdout.trim() === '' ? '' : '-changed');
}
