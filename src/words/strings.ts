import { readYaml } from '../files/read-yaml.ts';
import type { Lang } from '../language/lang.ts';
import { stringsSchema } from '../schemas/strings.ts';
import type { StringKey } from './string-keys.d.ts';

const FILE = 'content/strings.yaml';
const strings = readYaml(FILE, stringsSchema);

export type { StringKey };

/** Gives interface words by their key. */
export type Translator = (key: StringKey) => string;

/** The interface words of one language. An unknown key does not compile. */
export function translator(lang: Lang): Translator {
  return (key) => {
    const entry = strings[key];
    if (!entry) throw new Error(`${FILE} has no entry "${key}". Add it with "en" and "hi".`);
    return entry[lang];
  };
}
