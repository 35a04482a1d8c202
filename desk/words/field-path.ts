import type { Localized } from '../../src/language/lang.ts';
import { fieldLabel, hasLabel } from './fields.ts';
import { SHELL } from './shell.ts';

/** A field with everything around it, in words. @example fieldPath(['title', 'hi']).en // 'Title → Hindi' */
export function fieldPath(at: readonly string[]): Localized {
  const words = at.map(wordOf);
  return { en: words.map(({ en }) => en).join(' → '), hi: words.map(({ hi }) => hi).join(' → ') };
}

/** Ids and places in a list stand as they are. */
function wordOf(name: string): Localized {
  if (name === 'en') return SHELL.english;
  if (name === 'hi') return SHELL.hindi;
  return hasLabel(name) ? fieldLabel(name) : { en: name, hi: name };
}
