import { stringify } from 'yaml';
import { readTextFile } from '../files/read-yaml.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { Recorded } from '../schemas/change.ts';

/** Where, below `content/`, it is noted how everything was when its last line of history was written. */
export const RECORDED_FILE = 'recorded.yaml';

const LINE = 120;
const HEAD = `# Written by npm run build, npm run history and the desk. For everything that readers see: since when it is there, a mark of its words and
# values when a line of content/changes.yaml last told of it, and how many lines named it then. To tell of a change: npm run history
`;

/** Notes what is recorded; true if the file changed. */
export function writeRecorded(recorded: Recorded, root = 'content'): boolean {
  const file = `${root}/${RECORDED_FILE}`;
  const text = recordedText(recorded);
  if (text === readTextFile(file)) return false;
  writeWhole(file, text);
  return true;
}

/** The whole file, a line for each thing: two people who change different things change different lines. */
export function recordedText(recorded: Recorded): string {
  const lines = Object.entries(recorded).map(([id, { since, mark, lines: count, gone }]) => {
    const fields = [`since: '${since}'`, `mark: ${stringify(mark, { singleQuote: true }).trim()}`];
    if (count !== undefined) fields.push(`lines: ${count}`);
    if (gone) fields.push('gone: true');
    const entry = `{ ${fields.join(', ')} }`;
    // As the formatter would have it.
    return `${id}:${id.length + entry.length + 2 > LINE ? '\n  ' : ' '}${entry}\n`;
  });
  return HEAD + lines.join('');
}
