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
import { dirname, join } from 'node:path';

/** One step of a change that is made whole or not at all. */
export type Write =
  | { kind: 'write'; to: string; contents: Buffer }
  | { kind: 'remove'; to: string }
  | { kind: 'move'; from: string; to: string };

type Step =
  | { kind: 'write'; to: string; from: string }
  | { kind: 'remove'; to: string }
  | { kind: 'move'; from: string; to: string };

/**
 * Makes several changes as one. First everything is written into a folder beside; its renaming is the moment from which the change will happen. Whoever is
 * killed before leaves all as it was; whoever is killed after is finished by `finishJournal` at the next start.
 */
export function writeJournalled(journal: string, writes: Write[]): void {
  const prepared = `${journal}.new`;
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared, { recursive: true });
  const steps = writes.map((write, index): Step => {
    if (write.kind !== 'write') return write;
    writeDurably(join(prepared, String(index)), write.contents);
    return { kind: 'write', to: write.to, from: join(journal, String(index)) };
  });
  writeDurably(join(prepared, 'steps.json'), Buffer.from(JSON.stringify(steps)));
  renameSync(prepared, journal);
  finishJournal(journal);
}

/** Finishes a change that was begun. Each step may be made twice. */
export function finishJournal(journal: string): void {
  if (!existsSync(journal)) return;
  const steps: Step[] = JSON.parse(readFileSync(join(journal, 'steps.json'), 'utf8'));
  for (const step of steps) {
    if (step.kind === 'remove') rmSync(step.to, { force: true });
    else if (step.kind === 'move') {
      if (existsSync(step.from)) renameSync(step.from, step.to);
    } else {
      mkdirSync(dirname(step.to), { recursive: true });
      // A hidden name, which no reader of the content takes for a file of it.
      const beside = join(dirname(step.to), `.${process.pid}.desk-new`);
      writeDurably(beside, readFileSync(step.from));
      renameSync(beside, step.to);
    }
  }
  // Renamed first: killed while it is being removed, half a journal would look like one to finish.
  const finished = `${journal}.done`;
  rmSync(finished, { recursive: true, force: true });
  renameSync(journal, finished);
  rmSync(finished, { recursive: true, force: true });
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
