import type { Specimens } from '../../src/content/specimens.ts';

/** A program of the preparation, and whether specimens are shown in it. */
export interface Step {
  command: string[];
  specimens: Specimens;
}

/**
 * What goes live has passed the large matrix. Tools are tried with specimens, and the site without them has tests of its own; then it is built
 * once more as it goes live: without specimens, unless somebody wants to show them.
 */
export function releaseSteps(wanted: Specimens | undefined): Step[] {
  return [
    { command: ['scripts/test.ts', '--all'], specimens: 'show' },
    { command: ['scripts/build.ts', '--frozen'], specimens: wanted ?? 'hide' },
  ];
}
