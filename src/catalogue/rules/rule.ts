import type { Mistake } from '../../lib/mistake.ts';
import type { Loaded } from '../load.ts';

/** Looks at all content together and names what is wrong. `routes` are the ids of the pages the site must have. */
export type Rule = (loaded: Loaded, routes: readonly string[]) => Mistake[];
