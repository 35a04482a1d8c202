import type { Localized } from '../../../src/language/lang.ts';

/** Fields that say what a thing is called, the best first. */
const TITLES = ['title', 'label', 'caption', 'post', 'name', 'heading', 'term', 'from', 'text'];

/** What a thing of YAML is called in both languages. @example titleOf({ title: { en: 'Act', hi: 'अधिनियम' } }) */
export function titleOf(thing: unknown): Localized | undefined {
  const itself = asLocalized(thing);
  if (itself) return itself;
  if (!isObject(thing)) return undefined;
  for (const field of TITLES) {
    const title = asLocalized(thing[field]);
    if (title) return title;
  }
  return undefined;
}

function asLocalized(value: unknown): Localized | undefined {
  if (typeof value === 'string') return { en: value, hi: value };
  if (!isObject(value)) return undefined;
  const { en, hi } = value;
  return typeof en === 'string' && typeof hi === 'string' ? { en, hi } : undefined;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
