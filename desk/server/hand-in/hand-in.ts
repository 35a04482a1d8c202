import { join } from 'node:path';
import type { Localized } from '../../../src/language/lang.ts';
import { FILES } from '../../../src/content/files.ts';
import { withChange } from '../../../src/files/change-text.ts';
import { todayInIndia } from '../../../src/lib/indian-date.ts';
import type { HandInState, HistoryLine, Names, Step, StepId } from '../../model/hand-in-api.ts';
import type { Desk } from '../desk.ts';
import { DeskError, inWords } from '../desk-error.ts';
import { hashOf } from '../drafts.ts';
import { hasGit } from '../state.ts';
import { changesOf } from './changes.ts';
import { commit } from './commit.ts';
import type { Following } from './following.ts';
import { formatChanged } from './format.ts';
import { changedPictures, generalPictures } from './general-pictures.ts';
import { SAID } from './hand-in-words.ts';
import { marksOf, refuseChanged } from './marks.ts';
import { writeOutside } from './outside-files.ts';
import { finishPending, forgetPending, PENDING, type Pending } from './pending.ts';
import { runProgram } from './run-program.ts';
import { refuseUnready } from './ready.ts';

const CHANGES_FILE = FILES.changes.file;
const STEPS: StepId[] = ['check', 'format', 'follow', 'documents', 'share', 'write', 'commit'];

/** Programs that the desk runs; tests run smaller ones. */
export interface Programs {
  follow: (minor: readonly string[]) => Promise<Following>;
  documents: (folder: string) => Promise<unknown>;
  share: (folder: string) => Promise<unknown>;
}

export function programsOf({ project, checker }: Desk): Programs {
  return {
    follow: (minor) => checker.follow(minor),
    documents: (folder) => runProgram(join(project, 'scripts/make-documents.ts'), folder),
    share: (folder) => runProgram(join(project, 'scripts/make-share.ts'), folder),
  };
}

/** Carries changes of the draft into `content/` and Git, with everything that follows from them: all of it, or nothing. */
export class HandIn {
  readonly #desk: Desk;
  readonly #programs: Programs;
  #steps: Step[] = [];
  #isRunning = false;
  #commit: string | undefined;
  #finishing: Promise<void> | undefined;

  constructor(desk: Desk, programs = programsOf(desk)) {
    this.#desk = desk;
    this.#programs = programs;
  }

  get state(): HandInState {
    return { steps: this.#steps, isRunning: this.#isRunning, commit: this.#commit };
  }

  /** Commits what an earlier desk had written when it was killed. */
  finish(): Promise<void> {
    this.#finishing ??= this.#finish().finally(() => (this.#finishing = undefined));
    return this.#finishing;
  }

  async #finish(): Promise<void> {
    if (hasGit(this.#desk.project)) this.#commit = await finishPending(this.#desk.project);
  }

  async apply(names: Names): Promise<HandInState> {
    if (this.#isRunning) throw new DeskError(409, 'busy', SAID.busy);
    this.#isRunning = true;
    this.#steps = STEPS.map((id) => ({ id, state: 'waits' }));
    try {
      // One that Git refused at the start must not be forgotten over a new one.
      await this.finish();
      this.#commit = undefined;
      await this.#run(names);
    } catch (error) {
      const { text } = inWords(error);
      const running = this.#steps.find(({ state }) => state === 'runs');
      if (running) this.#set(running.id, 'failed', text);
      throw new DeskError(error instanceof DeskError ? error.status : 500, 'not-handed-in', {
        en: `${text.en} ${SAID.nothingWritten.en}`,
        hi: `${text.hi} ${SAID.nothingWritten.hi}`,
      });
    } finally {
      this.#isRunning = false;
      this.#desk.announce();
    }
    return this.state;
  }

  async #run(names: Names): Promise<void> {
    const { drafts, project, checker } = this.#desk;
    const checked = await this.#step('check', async () => {
      this.#tell(names.lines ?? []);
      await refuseUnready(this.#desk);
      return marksOf(drafts);
    });
    await this.#step('format', () => formatChanged(drafts, checked));
    const following = await this.#step('follow', () => this.#programs.follow(names.minor ?? []));
    await this.#stepIf('documents', following.papers > 0 ? SAID.yes : SAID.noPapers, async () => {
      if (!following.hasBrowser) throw new DeskError(500, 'no-browser', SAID.noBrowser);
      await this.#programs.documents(drafts.root);
    });
    // Without a browser the pages have the general picture: no reason to stop.
    const sharing = following.shares === 0 ? SAID.noShares : following.hasBrowser ? SAID.yes : SAID.noBrowserForShares;
    const general = generalPictures(project);
    await this.#stepIf('share', sharing, () => this.#programs.share(drafts.root));
    const redrawn = changedPictures(project, general);
    checker.check();
    try {
      refuseChanged(drafts, checked);
      await this.#write(names, { ...following.files, ...redrawn });
    } catch (error) {
      if (Object.keys(redrawn).length > 0) writeOutside(project, general);
      throw error;
    } finally {
      forgetPending(project);
    }
  }

  /** Puts the lines for readers into the draft, where they are checked like all other words; if one is wrong, it waits there to be mended. */
  #tell(lines: HistoryLine[]): void {
    if (lines.length === 0) return;
    const { drafts, checker } = this.#desk;
    const { text, hash } = drafts.read(CHANGES_FILE);
    const date = todayInIndia();
    const contents = lines.toReversed().reduce((before, line) => withChange(before, { date, ...line }), text);
    drafts.save([{ path: CHANGES_FILE, contents, was: hash }]);
    checker.check();
  }

  /** Writes everything and commits it; if one of them fails, all is as before. */
  async #write(names: Names, outside: Record<string, string | Buffer>): Promise<void> {
    const { drafts, project } = this.#desk;
    const { changes } = changesOf(drafts);
    const paths = changes.flatMap(({ files }) => files.map(({ path }) => path));
    const files: Pending['files'] = Object.fromEntries([
      ...paths.map((path) => [`content/${path}`, drafts.has(path) ? hashOf(drafts.bytes(path)) : null]),
      ...Object.entries(outside).map(([path, contents]) => [path, hashOf(contents)]),
    ]);
    const details = changes.filter(({ isDerived }) => !isDerived).map(({ sentence }) => sentence);
    const note = hasGit(project) ? { [PENDING]: JSON.stringify({ files, names, details } satisfies Pending) } : {};
    const waysBack: (() => void)[] = [];
    try {
      await this.#step('write', async () => {
        waysBack.push(drafts.handIn(paths, { ...outside, ...note }));
      });
      await this.#stepIf('commit', hasGit(project) ? SAID.yes : SAID.noGit, async () => {
        this.#commit = await commit(project, Object.keys(files), names, details);
      });
    } catch (error) {
      for (const goBack of waysBack) goBack();
      throw error;
    }
  }

  async #step<T>(id: StepId, run: () => Promise<T>): Promise<T> {
    this.#set(id, 'runs');
    const result = await run();
    this.#set(id, 'done');
    return result;
  }

  /** A step that is not always needed; if not, it says why. */
  async #stepIf(id: StepId, reason: Localized, run: () => Promise<unknown>): Promise<void> {
    if (reason === SAID.yes) await this.#step(id, run);
    else this.#set(id, 'skipped', reason);
  }

  #set(id: StepId, state: Step['state'], note?: Localized): void {
    this.#steps = this.#steps.map((step) => (step.id === id ? { id, state, ...(note && { note }) } : step));
  }
}
