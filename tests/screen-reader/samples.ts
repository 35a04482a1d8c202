import { pathFor } from '../../src/addresses/routes.ts';
import type { Lang } from '../../src/language/lang.ts';

/** What the journeys type, choose and look for, taken from the content as it stands. */
export const SAMPLES: Record<string, (lang: Lang) => string> = {
  noSuchPage: (lang) => `${pathFor('opium/overview', lang)}no-such-page`,
};
