import { parse, stringify } from 'yaml';
import { quickYaml } from '../files/quick-yaml.ts';
import { readTextFile } from '../files/read-yaml.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { Confirmed } from './translations.ts';

const FILE = 'content/translations.yaml';
const HEAD = `# Written by npm run build. Marks of both texts of each page when they were last found to say the same.
# After a change that needs no translation: npm run translated -- <area>/<key>
`;

export function readConfirmed(): Confirmed {
  const text = readTextFile(FILE) ?? '{}';
  return quickYaml(text) ?? parse(text) ?? {};
}

/** Notes what is confirmed; true if the file changed. */
export function writeConfirmed(confirmed: Confirmed): boolean {
  const text = confirmedText(confirmed);
  if (text === readTextFile(FILE)) return false;
  writeWhole(FILE, text);
  return true;
}

/** The whole file. */
export function confirmedText(confirmed: Confirmed): string {
  const lines = Object.entries(confirmed).map(
    ([id, marks]) => `${id}: ${stringify(marks, { collectionStyle: 'flow', singleQuote: true }).trim()}\n`,
  );
  return HEAD + lines.join('');
}
