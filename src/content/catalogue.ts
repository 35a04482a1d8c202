import { complete, load } from './load.ts';

/** Everything in `content/`. The build and the development server check it against the rules before they render a page. */
export const catalogue = complete(await load('content'));
