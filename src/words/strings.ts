import { readYaml } from '../files/read-yaml.ts';
import type { Lang, Localized } from '../language/lang.ts';
import { stringsSchema } from '../schemas/strings.ts';
import type { StringKey } from './string-keys.d.ts';

const FILE = 'content/strings.yaml';
let own: ReadonlyMap<string, Localized> | undefined;

export type { StringKey };

/** Gives interface words by their key. */
export type Translator = (key: StringKey) => string;

/** The interface words of one language. An unknown key does not compile. */
export function translator(lang: Lang): Translator {
  const strings = globalThis.checkedContent?.strings ?? (own ??= readStrings());
  return (key) => {
    const entry = strings.get(key);
    if (!entry) throw new Error(`${FILE} has no entry "${key}". Add it with "en" and "hi".`);
    return entry[lang];
  };
}

function readStrings(): ReadonlyMap<string, Localized> {
  return new Map(Object.entries(readYaml(FILE, stringsSchema)));
}
