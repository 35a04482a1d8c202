import { load } from '../../src/content/load.ts';

/** The content as it stands, whatever its time, read once for all tests that look at it so. */
export const loadedContent = await load('content');
