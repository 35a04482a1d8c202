import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Where somebody else may write too: a step is left out at the next start if the file is no longer as it was, nor as it was to be. */
export interface Guard {
  file: string;
  was: Buffer | undefined;
  now: Buffer | undefined;
}

/** One step of a change that is made whole or not at all. */
export type Write =
  | { kind: 'write'; to: string; contents: Buffer; guard?: Guard | undefined }
  | { kind: 'remove'; to: string; guard?: Guard | undefined }
  | { kind: 'move'; from: string; to: string };

/** Paths are as seen from the folder of the journal: the project may have been moved since. */
interface Step {
  kind: Write['kind'];
  to: string;
  from?: string;
  guard?: { file: string; marks: string[] };
}

/**
 * Makes several changes as one. First everything is written into a folder beside; its renaming is the moment from which the change will happen. Whoever is
 * killed before leaves all as it was; whoever is killed after is finished by `finishJournal` at the next start. What cannot be finished, because a file is
 * locked or a folder stands in its place, is taken back.
 */
export function writeJournalled(journal: string, writes: Write[]): void {
  finishJournal(journal);
  prepare(journal, writes);
  const before = writes.map((write) => (write.kind === 'move' ? undefined : bytesOf(write.to)));
  renameSync(preparedAt(journal), journal);
  try {
    finishJournal(journal);
  } catch (error) {
    for (const [index, write] of writes.entries()) if (write.kind !== 'move') putBack(write.to, before[index]);
    rmSync(journal, { recursive: true, force: true });
    throw error;
  }
}

const preparedAt = (journal: string) => `${journal}.new`;

/** Writes everything into the folder beside. What does not fit on the disk takes no room there afterwards. */
function prepare(journal: string, writes: Write[]): void {
  const folder = dirname(journal);
  const prepared = preparedAt(journal);
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared, { recursive: true });
  try {
    const steps = writes.map((write, index): Step => {
      const to = relative(folder, write.to);
      if (write.kind === 'move') return { kind: 'move', from: relative(folder, write.from), to };
      const step = { kind: write.kind, to, ...guardOf(folder, write.guard) };
      if (write.kind === 'remove') return step;
      writeDurably(join(prepared, String(index)), write.contents);
      return { ...step, from: relative(folder, join(journal, String(index))) };
    });
    writeDurably(join(prepared, 'steps.json'), Buffer.from(JSON.stringify(steps)));
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true });
    throw error;
  }
}

/** Finishes a change that was begun. Each step may be made twice. */
export function finishJournal(journal: string): void {
  if (!existsSync(journal)) return;
  const folder = dirname(journal);
  const steps: Step[] = JSON.parse(readFileSync(join(journal, 'steps.json'), 'utf8'));
  for (const { kind, to, from, guard } of steps) {
    if (guard && !guard.marks.includes(markOf(bytesOf(resolve(folder, guard.file))))) continue;
    if (kind === 'remove') rmSync(resolve(folder, to), { force: true });
    else if (from !== undefined && existsSync(resolve(folder, from)))
      moveInto(resolve(folder, from), resolve(folder, to));
  }
  // Renamed first: killed while it is being removed, half a journal would look like one to finish.
  const finished = `${journal}.done`;
  rmSync(finished, { recursive: true, force: true });
  renameSync(journal, finished);
  rmSync(finished, { recursive: true, force: true });
}

function guardOf(folder: string, guard: Guard | undefined): Pick<Step, 'guard'> {
  return guard ? { guard: { file: relative(folder, guard.file), marks: [markOf(guard.was), markOf(guard.now)] } } : {};
}

/** Moving needs no room on the disk, and leaves no half file where it is interrupted. */
function moveInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    // On another disk. A hidden name, which no reader of the content takes for a file of it.
    const beside = join(dirname(to), '.desk-new');
    writeDurably(beside, readFileSync(from));
    renameSync(beside, to);
  }
}

function putBack(file: string, before: Buffer | undefined): void {
  try {
    const now = bytesOf(file);
    if (before && !(now && before.equals(now))) writeDurably(file, before);
    if (!before && now) rmSync(file, { force: true });
  } catch (error) {
    // What could not be written can often not be put back: it is as it was.
    console.error(error);
  }
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function markOf(bytes: Buffer | undefined): string {
  return bytes ? createHash('sha256').update(bytes).digest('hex') : 'none';
}

function writeDurably(file: string, contents: Buffer): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, contents);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
