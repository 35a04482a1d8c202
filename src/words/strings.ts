import { readYaml } from '../files/read-yaml.ts';
import { stringsSchema } from '../schemas/strings.ts';
import type { Lang } from '../language/lang.ts';

const FILE = 'content/strings.yaml';
const strings = readYaml(FILE, stringsSchema);

/** A function that gives interface words in one language; an unknown key stops the build. */
export function translator(lang: Lang): (key: string) => string {
  return (key) => {
    const entry = strings[key];
    if (!entry) throw new Error(`${FILE} has no entry "${key}". Add it with "en" and "hi".`);
    return entry[lang];
  };
}
