/**
 * `npm run history`: lists what changed and of which no line of `content/changes.yaml` tells. `npm run history -- <name …> --en "…" --hi "…"`
 * writes a line for readers; with `--minor` in place of the words, it notes that nothing need be told (a correction of spelling).
 * `opium/*` names everything below; `--all` everything that waits.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from '../src/content/load.ts';
import { writeRecorded } from '../src/content/recorded-file.ts';
import { subjectMarks } from '../src/content/subjects.ts';
import { concerns, record, untold } from '../src/domain/recorded.ts';
import { withChange } from '../src/files/change-text.ts';
import { printMistakes } from '../src/files/mistake.ts';
import { writeWhole } from '../src/files/write-whole.ts';
import { todayInIndia } from '../src/lib/indian-date.ts';
import { checkContent } from '../src/parts/check-content.ts';
import { type Change, changesSchema } from '../src/schemas/change.ts';

const USE = `Use: npm run history                                      what waits for a line
     npm run history -- <name …> --en "…" --hi "…"        a line for readers, in both languages
     npm run history -- <name …> --minor                  only a correction: nothing is told
A name is a page (<area>/<key>), a record (<register>/<name>), facts/<id>, tables/<id>; opium/* is all below it, --all what waits.`;
const FILE = 'content/changes.yaml';

const { values, positionals } = readArguments();
const loaded = await load('content');
if (loaded.mistakes.length > 0) stop(printMistakes(loaded.mistakes));

const today = todayInIndia();
const marks = subjectMarks(loaded);
const { recorded, changes = [] } = loaded.catalogue;
const waiting = untold({ marks, recorded, changes, today });
const named = values.all ? waiting : positionals;
const isTold = values.en !== undefined && values.hi !== undefined;

if (named.length === 0 && !isTold && !values.minor && !values.all) {
  list(waiting);
} else {
  if (isTold === values.minor) stop(`Write the line in both languages, or --minor.\n${USE}`);
  const unknown = named.filter((name) => ![...marks.keys()].some((id) => concerns({ of: [name], date: today }, id)));
  if (unknown.length > 0) stop(`There is nothing called ${unknown.join(', ')}.\n${USE}`);
  if (named.length === 0) stop(values.all ? 'Nothing waits for a line.' : USE);
  const line = isTold ? parsed({ date: today, of: named, what: { en: values.en, hi: values.hi } }) : [];
  for (const change of line) await write(change);
  const minor = values.minor ? [...marks.keys()].filter((id) => concerns({ of: named, date: today }, id)) : [];
  const next = record({ marks, recorded, changes: [...line, ...changes], today }, minor);
  writeRecorded(next);
  list(untold({ marks, recorded: next, changes: [...line, ...changes], today }));
}

function list(ids: string[]): void {
  console.log(
    ids.length === 0
      ? 'Every change has its line.'
      : `Changed without a line of history:\n${ids.map((id) => `  ${id}`).join('\n')}\n${USE}`,
  );
}

/** Writes a line into the file, unless the check of the content finds a mistake there. */
async function write(line: Change): Promise<void> {
  const before = readFileSync(FILE, 'utf8');
  writeWhole(FILE, withChange(before, line));
  const { mistakes } = await checkContent();
  const wrong = mistakes.filter(({ file }) => file === FILE);
  if (wrong.length === 0) return;
  writeWhole(FILE, before);
  stop(['The line is not written.', ...new Set(wrong.map(({ message }) => message))].join('\n'));
}

function parsed(line: unknown) {
  const { data, error } = changesSchema.safeParse([line]);
  return data ?? stop(`The line cannot be used: ${error?.issues.map(({ message }) => message).join(', ')}`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        en: { type: 'string' },
        hi: { type: 'string' },
        minor: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n${USE}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
