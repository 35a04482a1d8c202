import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangedFile, FileText } from '../model/api.ts';
import { contentPath } from './content-path.ts';
import { DeskError } from './desk-error.ts';
import { finishJournal, type Write, writeJournalled } from './journal.ts';

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
    return existsSync(join(this.#draft, contentPath(path)));
  }

  read(path: string): FileText {
    const bytes = this.bytes(path);
    return { text: bytes.toString('utf8'), hash: hashOf(bytes) };
  }

  bytes(path: string): Buffer {
    const bytes = readIfThere(join(this.#draft, contentPath(path)));
    if (bytes) return bytes;
    throw new DeskError(404, 'no-file', { en: `There is no file ${path}.`, hi: `${path} नाम की फाइल नहीं है।` });
  }

  /** As it was when the editor began; missing for a new file. */
  baseBytes(path: string): Buffer | undefined {
    return readIfThere(join(this.#base, contentPath(path)));
  }

  /** As it stands in `content/`. */
  contentBytes(path: string): Buffer | undefined {
    return readIfThere(join(this.#content, contentPath(path)));
  }

  /** Changes the draft: all files or, if one of them is no longer as the editor saw it, none. */
  save(changes: Change[]): void {
    for (const { path, was } of changes) {
      const file = join(this.#draft, contentPath(path));
      refuseLinks(this.#draft, path);
      if (was === undefined) continue;
      const bytes = readIfThere(file);
      const is = bytes ? hashOf(bytes) : null;
      if (is !== was)
        throw new DeskError(409, 'changed-elsewhere', {
          en: `${path} was changed in another window since you opened it. Nothing was overwritten. Load it again and make your change anew.`,
          hi: `${path} को आपके खोलने के बाद किसी और विंडो में बदला गया है। कुछ भी मिटाया नहीं गया। उसे फिर से खोलें और अपना बदलाव दोबारा करें।`,
        });
    }
    this.#write(this.#draft, changes);
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
    this.save(paths.map((path) => ({ path, contents: this.baseBytes(path) ?? null })));
    this.refresh();
  }

  /** Takes over what changed in `content/`, except where the same file was changed at the desk. True if something did. */
  refresh(): boolean {
    const mine = new Set(this.changed().map(({ path }) => path));
    const taken: Change[] = [];
    const outside = [...new Set([...filesBelow(this.#base), ...filesBelow(this.#content)])];
    for (const path of outside) {
      if (same(join(this.#base, path), join(this.#content, path))) continue;
      const contents = this.contentBytes(path) ?? null;
      const isAgreed = same(join(this.#draft, path), join(this.#content, path));
      if (!mine.has(path) || isAgreed) taken.push({ path, contents });
    }
    this.#write(this.#base, taken);
    this.#write(
      this.#draft,
      taken.filter(({ path }) => !mine.has(path)),
    );
    return taken.length > 0;
  }

  /** Files that changed both at the desk and in `content/`, and differ. */
  conflicts(): Conflict[] {
    return this.changed().flatMap(({ path }) => {
      if (same(join(this.#base, path), join(this.#content, path))) return [];
      const [base, theirs] = [this.baseBytes(path), this.contentBytes(path)];
      return [{ path, base, mine: readIfThere(join(this.#draft, path)), theirs }];
    });
  }

  /** Ends a conflict: `content/` becomes what the editor began with, and the draft what was chosen. */
  settle(path: string, contents: string | Buffer | null): void {
    this.#write(this.#base, [{ path, contents: this.contentBytes(path) ?? null }]);
    this.save([{ path, contents }]);
  }

  /** Writes changed files into `content/`, all or none, even if the machine stops half way. Gives the way back, which leaves the draft as it is. */
  handIn(paths: string[]): () => void {
    const conflict = this.conflicts().find(({ path }) => paths.includes(path));
    if (conflict)
      throw new DeskError(409, 'conflict', {
        en: `${conflict.path} was changed outside the desk too. Settle that first.`,
        hi: `${conflict.path} को डेस्क के बाहर भी बदला गया है। पहले उसे सुलझाएं।`,
      });
    const changes = paths.map((path) => ({
      path,
      contents: readIfThere(join(this.#draft, contentPath(path))) ?? null,
    }));
    for (const { path } of changes) refuseLinks(this.#content, path);
    const before = paths.map((path) => ({ path, contents: this.contentBytes(path) ?? null }));
    const write = (all: Change[]) => {
      writeJournalled(this.#journal, [...writesOf(this.#content, all), ...writesOf(this.#base, all)]);
      this.onChange(paths);
    };
    write(changes);
    return () => write(before);
  }

  #write(folder: string, changes: Change[]): void {
    if (changes.length === 0) return;
    writeJournalled(this.#journal, writesOf(folder, changes));
    this.onChange(changes.map(({ path }) => path));
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

function writesOf(folder: string, changes: Change[]): Write[] {
  return changes.map(({ path, contents }) => {
    const to = join(folder, path);
    return contents === null ? { kind: 'remove', to } : { kind: 'write', to, contents: Buffer.from(contents) };
  });
}

/** A link inside the content could lead anywhere. */
function refuseLinks(folder: string, path: string): void {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length += 1)
    if (lstatSync(join(folder, ...parts.slice(0, length)), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new DeskError(400, 'link', {
        en: `${path} leads out of the content through a link. The desk does not write there.`,
        hi: `${path} एक लिंक से सामग्री के बाहर ले जाता है। डेस्क वहां नहीं लिखता।`,
      });
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Whether two files hold the same; both may be missing. */
function same(one: string, other: string): boolean {
  return markOf(one) === markOf(other);
}

/** What was read of each file, as long as it is the same file: comparing everything anew would take a tenth of a second after each save. */
const marks = new Map<string, { state: string; mark: string }>();

function markOf(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false, bigint: true });
  if (!stat) return undefined;
  const state = `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
  const known = marks.get(file);
  if (known?.state === state) return known.mark;
  const mark = hashOf(readFileSync(file));
  marks.set(file, { state, mark });
  return mark;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1));
}
