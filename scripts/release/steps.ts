import type { Specimens } from '../../src/content/specimens.ts';
import { BUILD_COMMAND } from '../build-command.ts';

/** A program of the preparation, and whether specimens are shown in it. */
export interface Step {
  command: string[];
  specimens: Specimens;
}

const FORMAT_CONTENT = ['node_modules/oxfmt/bin/oxfmt', 'content'];

/**
 * The form of content files is put in order. The redirects of nginx are written as the content has them. Datasets whose values changed get a version of today. What goes live has passed the large matrix, or, where somebody is in a hurry
 * and only content changed, the tests of `npm test` and those of the site without specimens. Tools are tried with specimens, and the site without them has tests of its own; then it is
 * built once more as it goes live: without specimens, unless somebody wants to show them. Its new addresses enter the record before it goes
 * live, so that none can be lost later.
 */
export function releaseSteps(wanted: Specimens | undefined, isQuick = false): Step[] {
  const built = wanted ?? 'hide';
  return [
    { command: FORMAT_CONTENT, specimens: 'show' },
    { command: ['scripts/deploy-files.ts'], specimens: 'show' },
    { command: ['scripts/data-versions.ts'], specimens: 'hide' },
    { command: ['scripts/test.ts', isQuick ? '--release' : '--all'], specimens: 'show' },
    { command: [...BUILD_COMMAND, '--frozen'], specimens: built },
    { command: ['scripts/ledger.ts'], specimens: built },
  ];
}
