import { complete, load } from './load.ts';

/** Everything in `content/`. The build and the development server share what they have checked; tests and scripts read it here. */
export const catalogue = globalThis.checkedContent ?? complete(await load('content'));
