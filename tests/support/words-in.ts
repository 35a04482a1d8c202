import { readYaml } from '../../src/files/read-yaml.ts';
import type { Lang } from '../../src/language/lang.ts';
import { stringsSchema } from '../../src/schemas/strings.ts';

const strings = readYaml('content/strings.yaml', stringsSchema);

/** Interface words for tests that put their keys together; an unknown key fails the test. */
export function wordsIn(lang: Lang): (key: string) => string {
  return (key) => {
    const entry = strings[key];
    if (!entry) throw new Error(`content/strings.yaml has no entry "${key}".`);
    return entry[lang];
  };
}
