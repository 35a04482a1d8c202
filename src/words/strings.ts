import { readYaml } from '../files/read-yaml.ts';
import { stringsSchema } from '../schemas/strings.ts';
import type { Lang, Localized } from '../language/lang.ts';

const FILE = 'content/strings.yaml';
let own: ReadonlyMap<string, Localized> | undefined;

/** A function that gives interface words in one language; an unknown key stops the build. */
export function translator(lang: Lang): (key: string) => string {
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
