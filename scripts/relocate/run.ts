import { globSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { everyAddress } from '../../src/content/addresses.ts';
import type { DraftCatalogue } from '../../src/content/load.ts';
import { RelocationError, type Relocation, type RelocationPlan } from '../../src/content/relocate.ts';
import { printMistakes } from '../../src/files/mistake.ts';
import { writeWhole } from '../../src/files/write-whole.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { checkContent } from '../../src/parts/check-content.ts';

const ROOT = 'content';

/** What an editor gave on the command line. */
export interface Wishes {
  from: string;
  reason?: string | undefined;
  /** Do not ask. */
  isSure: boolean;
}

/**
 * Works out a change, shows it, asks, carries it out and checks the content. If the check then finds a mistake, everything is put back as it was:
 * the change is done wholly or not at all.
 */
export async function relocate(
  { from, reason, isSure }: Wishes,
  usualReason: string,
  makePlan: (relocation: Relocation, catalogue: DraftCatalogue) => RelocationPlan,
): Promise<void> {
  const before = await checkContent();
  if (before.mistakes.length > 0) stop(`${printMistakes(before.mistakes)}\n\nMend these first. Nothing was changed.`);
  const { catalogue } = before;
  const texts = new Map(
    globSync('**/*.{yaml,mdx}', { cwd: ROOT })
      .map((file) => file.replaceAll('\\', '/'))
      .toSorted()
      .map((file): [string, string] => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
  const specimens = [...catalogue.registers].flatMap(([register, records]) =>
    records.filter(({ specimen }) => specimen).map(({ id }) => `${register}/${id}`),
  );
  const relocation: Relocation = {
    texts,
    from,
    addresses: everyAddress(catalogue)
      .filter(({ kind }) => kind !== 'rows')
      .map(({ path }) => path),
    day: buildDay(),
    reason: reason ?? usualReason,
    isSpecimen: specimens.includes(from),
  };
  try {
    const first = makePlan(relocation, catalogue);
    show(first);
    const given = isSure ? reason : await ask(usualReason);
    await carryOut(given === undefined ? first : makePlan({ ...relocation, reason: given }, catalogue), texts);
  } catch (error) {
    if (error instanceof RelocationError) stop(`${error.message}\nNothing was changed.`);
    throw error;
  }
}

function show({ writes, removes, moved, changed }: RelocationPlan): void {
  console.log(`${removes.length} files go from their place, ${writes.size} are written.`);
  for (const { from, to } of moved) console.log(`  ${from} will lead to ${to}`);
  if (changed.length > 0) console.log(`Places that name it and will follow:\n${list(changed)}`);
}

/** Asks for the reason; an empty answer takes the usual one. */
async function ask(usual: string): Promise<string | undefined> {
  if (!process.stdin.isTTY)
    throw new RelocationError('Nobody can be asked here. Add --yes, and --reason "…" if you like.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reason = (await terminal.question(`Why, in one sentence? (Enter: ${usual}) `)).trim();
  const answer = (await terminal.question('Do it? (y/n) ')).trim().toLowerCase();
  terminal.close();
  if (!/^(y|yes|h|हां)$/.test(answer)) throw new RelocationError('As you like.');
  return reason === '' ? undefined : reason;
}

async function carryOut({ writes, removes, left }: RelocationPlan, texts: ReadonlyMap<string, string>): Promise<void> {
  const touched = new Set([...writes.keys(), ...removes]);
  const putBack = () => {
    for (const file of touched) {
      const old = texts.get(file);
      if (old === undefined) remove(file);
      else write(file, old);
    }
  };
  try {
    for (const [file, text] of writes) write(file, text);
    for (const file of removes) remove(file);
    const { mistakes } = await checkContent();
    if (mistakes.length > 0)
      throw new RelocationError(
        `${printMistakes(mistakes)}\n\nThese places have to change first. When something is removed, links follow to the page or record given with --to.`,
      );
  } catch (error) {
    putBack();
    throw error;
  }
  console.log('Done. content/moved.yaml has the old addresses.');
  if (left.length > 0) console.log(`These lines still speak of it. Read them:\n${list(left)}`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeWhole(join(ROOT, file), text);
}

/** Removes a file, and the folders that it leaves empty. */
function remove(file: string): void {
  rmSync(join(ROOT, file), { force: true });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const path = join(ROOT, folder);
    if (!isEmpty(path)) return;
    rmdirSync(path);
  }
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return false;
  }
}

function list(places: string[]): string {
  return places.map((place) => `  ${ROOT}/${place}`).join('\n');
}

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
