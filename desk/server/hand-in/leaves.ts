import { parse } from 'yaml';
import { isObject } from '../start/title-of.ts';

/** A field with its value in words; lists and groups have one for each of their fields. */
export interface Leaf {
  at: string[];
  value: string;
}

/** Parses YAML; nothing where it cannot be read. */
export function parsed(text: string): unknown {
  try {
    return parse(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** Every field of a thing, by its place. */
export function leavesOf(thing: unknown): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const walk = (value: unknown, at: string[]) => {
    if (Array.isArray(value)) for (const [index, each] of value.entries()) walk(each, [...at, String(index + 1)]);
    else if (isObject(value)) for (const [key, each] of Object.entries(value)) walk(each, [...at, key]);
    else if (value !== undefined && value !== null) leaves.set(JSON.stringify(at), { at, value: String(value) });
  };
  walk(thing, []);
  return leaves;
}
