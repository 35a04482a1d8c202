import { CORE_SCHEMA, load } from 'js-yaml';

/** Numbers that js-yaml knows from an older YAML; for us they are words. */
const OLDER_NUMBER = /[\s[,][-+]?(?:0b|[\d.]*\d_)/;

/**
 * What a YAML file without mistakes holds, six times as fast as with the places of its fields; nothing where it is not plainly right, holds no
 * fields, or means something else to the two parsers.
 */
export function quickYaml(text: string): object | undefined {
  if (OLDER_NUMBER.test(text)) return undefined;
  try {
    const held = load(text, { schema: CORE_SCHEMA });
    return typeof held === 'object' && held !== null ? held : undefined;
  } catch {
    return undefined;
  }
}
