import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedFile, FileText } from '../model/api.ts';
import { contentPath } from './content-path.ts';
import { DeskError } from './desk-error.ts';
import { filesBelow, isLinked, readIfThere, refuseLinks, same } from './draft-files.ts';
import { finishJournal, type Guard, type Write, writeJournalled } from './journal.ts';

/** One change of a file. `was` is the hash the editor saw (`null`: there was no file); left out, nothing is compared. */
export interface Change {
  path: string;
  /** The new contents; `null` removes the file. */
  contents: string | Buffer | null;
  was?: string | null | undefined;
}

export interface Conflict {
  path: string;
  /** What both began with, what stands at the desk, what stands in `content/` now; missing where there is no such file. */
  base?: Buffer | undefined;
  mine?: Buffer | undefined;
  theirs?: Buffer | undefined;
}

/** Never linked into the draft: it has its own, or they are made anew. */
const OWN = new Set(['content', '.desk', '.git', '.astro', 'dist', 'releases', 'test-results', '.tmp']);

/**
 * Three states of the content: `base`, as it was when the editor began; the draft, as it stands at the desk; and `content/` itself. A save goes to the draft
 * alone. The draft is a folder that looks like the project, so that the check and the site itself can run on it before anything is written.
 */
export class Drafts {
  readonly project: string;
  /** Called after the draft has changed. */
  onChange: (paths: string[]) => void = () => undefined;
  /** Folder of the draft project: programs that read `content/` run here. */
  readonly root: string;
  readonly #base: string;
  readonly #draft: string;
  readonly #content: string;
  readonly #journal: string;

  constructor(project: string) {
    this.project = project;
    this.root = join(project, '.desk/draft');
    this.#base = join(project, '.desk/base');
    this.#draft = join(this.root, 'content');
    this.#content = join(project, 'content');
    this.#journal = join(project, '.desk/journal');
    mkdirSync(this.root, { recursive: true });
    finishJournal(this.#journal);
    for (const folder of [this.#base, this.#draft]) {
      if (existsSync(folder)) continue;
      // A copy that was killed half way must not look like a draft in which files were removed.
      rmSync(`${folder}.new`, { recursive: true, force: true });
      cpSync(this.#content, `${folder}.new`, { recursive: true });
      writeJournalled(this.#journal, [{ kind: 'move', from: `${folder}.new`, to: folder }]);
    }
    this.#link();
    this.refresh();
  }

  /** Paths of all files of the draft. */
  files(): string[] {
    return filesBelow(this.#draft);
  }

  has(path: string): boolean {
    return !isLinked(this.#draft, path) && existsSync(join(this.#draft, contentPath(path)));
  }

  read(path: string): FileText {
    const bytes = this.bytes(path);
    return { text: bytes.toString('utf8'), hash: hashOf(bytes) };
  }

  bytes(path: string): Buffer {
    const bytes = readIfThere(this.#draft, contentPath(path));
    if (bytes) return bytes;
    throw new DeskError(404, 'no-file', { en: `There is no file ${path}.`, hi: `${path} नाम की फाइल नहीं है।` });
  }

  /** As it was when the editor began; missing for a new file. */
  baseBytes(path: string): Buffer | undefined {
    return readIfThere(this.#base, contentPath(path));
  }

  /** As it stands in `content/`. */
  contentBytes(path: string): Buffer | undefined {
    return readIfThere(this.#content, contentPath(path));
  }

  /** Changes the draft: all files or, if one of them is no longer as the editor saw it, none. */
  save(changes: Change[]): void {
    for (const { path, was } of changes) {
      contentPath(path);
      refuseLinks(this.#draft, path);
      if (was === undefined) continue;
      const bytes = readIfThere(this.#draft, path);
      if ((bytes ? hashOf(bytes) : null) !== was) throw changedElsewhere(path);
    }
    this.#refuseTwins(changes);
    this.#write([[this.#draft, changes]]);
  }

  changed(): ChangedFile[] {
    const base = new Set(filesBelow(this.#base));
    const draft = new Set(this.files());
    return [...new Set([...base, ...draft])].toSorted().flatMap((path): ChangedFile[] => {
      if (!base.has(path)) return [{ path, kind: 'added' }];
      if (!draft.has(path)) return [{ path, kind: 'removed' }];
      return same(join(this.#base, path), join(this.#draft, path)) ? [] : [{ path, kind: 'changed' }];
    });
  }

  /** Takes back changes that were not handed in. */
  discard(paths: string[]): void {
    for (const path of paths) refuseLinks(this.#draft, contentPath(path));
    this.#write([[this.#draft, paths.map((path) => ({ path, contents: this.baseBytes(path) ?? null }))]]);
    this.refresh();
  }

  /** Takes over what changed in `content/`, except where the same file was changed at the desk. True if something did. */
  refresh(): boolean {
    const mine = new Set(this.changed().map(({ path }) => path));
    const [base, content] = [new Set(filesBelow(this.#base)), new Set(filesBelow(this.#content))];
    const taken: Change[] = [];
    for (const path of new Set([...base, ...content])) {
      const isThere = content.has(path);
      if (isThere && base.has(path) && same(join(this.#base, path), join(this.#content, path))) continue;
      const contents = (isThere ? readIfThere(this.#content, path) : undefined) ?? null;
      const isAgreed = isThere
        ? same(join(this.#draft, path), join(this.#content, path))
        : !existsSync(join(this.#draft, path));
      if (!mine.has(path) || isAgreed) taken.push({ path, contents });
    }
    // Both as one: killed in between, what came from outside would look like a change of the editor's that takes it back.
    this.#write([
      [this.#base, taken],
      [this.#draft, taken.filter(({ path }) => !mine.has(path))],
    ]);
    return taken.length > 0;
  }

  /** Files that changed both at the desk and in `content/`, and differ. */
  conflicts(): Conflict[] {
    return this.changed().flatMap(({ path }) => {
      const [base, mine, theirs] = [this.#base, this.#draft, this.#content].map((folder) => readIfThere(folder, path));
      return isSame(base, theirs) || isSame(mine, theirs) ? [] : [{ path, base, mine, theirs }];
    });
  }

  /** Ends a conflict: `content/` becomes what the editor began with, and the draft what was chosen; both as one. */
  settle(path: string, contents: string | Buffer | null): void {
    refuseLinks(this.#draft, contentPath(path));
    this.#write([
      [this.#base, [{ path, contents: this.contentBytes(path) ?? null }]],
      [this.#draft, [{ path, contents }]],
    ]);
  }

  /**
   * Writes changed files into `content/`, all or none, even if the machine stops half way; with them files `beside` the content, by their path in the project.
   * Gives the way back, which leaves the draft as it is.
   */
  handIn(paths: string[], beside: Record<string, string | Buffer> = {}): () => void {
    const conflict = this.conflicts().find(({ path }) => paths.includes(path));
    if (conflict) throw outsideToo(conflict.path);
    for (const path of paths) refuseLinks(this.#content, contentPath(path));
    const [now, before] = [this.#draft, this.#content].map((folder) =>
      paths.map((path) => ({ path, contents: readIfThere(folder, path) ?? null })),
    );
    if (!now || !before) return () => undefined;
    const besideBefore = Object.keys(beside).map((path) => ({
      path,
      contents: readIfThere(this.project, path) ?? null,
    }));
    const write = (all: Change[], others: Change[], guards?: Guard[]) => {
      const folders: [string, Change[]][] = [
        [this.#content, all],
        [this.#base, all],
      ];
      const guarded = folders.flatMap(([folder, changes]) => writesOf(folder, changes, guards));
      writeJournalled(this.#journal, [...guarded, ...writesOf(this.project, others)]);
      this.onChange(paths);
    };
    const goBack = () => write(before, besideBefore);
    const guards = paths.map((path, index) => ({
      file: join(this.#content, path),
      was: bufferOf(before[index]),
      now: bufferOf(now[index]),
    }));
    write(
      now,
      Object.entries(beside).map(([path, contents]) => ({ path, contents })),
      guards,
    );
    const changed = now.find(({ path, contents }) => !isSame(this.contentBytes(path), contents ?? undefined));
    if (!changed) return goBack;
    goBack();
    throw outsideToo(changed.path);
  }

  /** Two names that differ in nothing but capitals are one file on Windows and on a Mac. */
  #refuseTwins(changes: Change[]): void {
    const fresh = changes.filter(({ path, contents }) => contents !== null && !existsSync(join(this.#draft, path)));
    if (fresh.length === 0) return;
    const gone = new Set(changes.flatMap(({ path, contents }) => (contents === null ? path : [])));
    const names = new Map<string, string>();
    for (const path of this.files())
      if (!gone.has(path)) for (const name of namesOf(path)) names.set(name.toLowerCase(), name);
    for (const { path } of fresh)
      for (const name of namesOf(path)) {
        const other = names.get(name.toLowerCase()) ?? name;
        if (other === name) continue;
        throw new DeskError(409, 'name-taken', {
          en: `There is ${other} already, which differs in capital letters only. Choose another name.`,
          hi: `${other} पहले से है, जिसमें केवल बड़े-छोटे अक्षरों का अंतर है। दूसरा नाम चुनें।`,
        });
      }
  }

  #write(all: [folder: string, changes: Change[]][]): void {
    const paths = new Set(all.flatMap(([, changes]) => changes.map(({ path }) => path)));
    if (paths.size === 0) return;
    writeJournalled(
      this.#journal,
      all.flatMap(([folder, changes]) => writesOf(folder, changes)),
    );
    this.onChange([...paths]);
  }

  /** Everything of the project that is not content, so that its programs run in the draft. */
  #link(): void {
    for (const name of readdirSync(this.project)) {
      const link = join(this.root, name);
      if (OWN.has(name) || lstatSync(link, { throwIfNoEntry: false })) continue;
      symlinkSync(join(this.project, name), link, 'junction');
    }
  }
}

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

function writesOf(folder: string, changes: Change[], guards: Guard[] = []): Write[] {
  return changes.map(({ path, contents }, index) => {
    const [to, guard] = [join(folder, path), guards[index]];
    return contents === null
      ? { kind: 'remove', to, guard }
      : { kind: 'write', to, contents: Buffer.from(contents), guard };
  });
}

/** A path and the folders in which it is. @example namesOf('a/b.yaml') // ['a', 'a/b.yaml'] */
function namesOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function bufferOf(change: Change | undefined): Buffer | undefined {
  return change?.contents ? Buffer.from(change.contents) : undefined;
}

function isSame(one: Buffer | undefined, other: Buffer | string | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(Buffer.from(other));
}

function changedElsewhere(path: string): DeskError {
  return new DeskError(409, 'changed-elsewhere', {
    en: `${path} was changed in another window since you opened it. Nothing was overwritten. Load it again and make your change anew.`,
    hi: `${path} को आपके खोलने के बाद किसी और विंडो में बदला गया है। कुछ भी मिटाया नहीं गया। उसे फिर से खोलें और अपना बदलाव दोबारा करें।`,
  });
}

function outsideToo(path: string): DeskError {
  return new DeskError(409, 'conflict', {
    en: `${path} was changed outside the desk too. Settle that first.`,
    hi: `${path} को डेस्क के बाहर भी बदला गया है। पहले उसे सुलझाएं।`,
  });
}
