import type { LineWords } from '../features/offline/copy-line.ts';
import type { Localized } from '../language/lang.ts';

/** Set by the build, see build-worker.ts: the worker cannot read the content. */
declare const LINE_WORDS: Localized<LineWords>;

export const lineWords = LINE_WORDS;
