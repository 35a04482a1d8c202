import { ContentError } from '../files/mistake.ts';
import { load } from './load.ts';

const loaded = await load('content');
if (loaded.mistakes.length > 0) throw new ContentError(loaded.mistakes);

/** Everything in `content/`. The build and the development server check it against the rules before they render a page. */
export const catalogue = loaded.catalogue;
