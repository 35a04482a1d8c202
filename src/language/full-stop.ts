import type { Lang } from './lang.ts';

/** What ends a sentence. */
export const FULL_STOP: Record<Lang, string> = { en: '.', hi: '।' };
