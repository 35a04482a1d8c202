import { type ChildProcess, fork } from 'node:child_process';
import type { CheckState } from '../model/api.ts';
import type { ToDo } from '../model/to-do.ts';
import type { Answered, Asked } from './checker-child.ts';
import type { Checker } from './checker.ts';
import { programFailed } from './hand-in/run-program.ts';

const PROGRAM = new URL('checker-child.ts', import.meta.url);
/** A check that takes longer than this has hung: the child is started again. */
const LONGEST_MS = 600_000;

/** Runs the check in the folder of the draft; `tell` is called whenever its state changes. */
export function startChecker(root: string, tell: () => void, program: URL = PROGRAM): Checker {
  let state: CheckState = { state: 'checking', remarks: [] };
  let child: ChildProcess | undefined;
  let isStopped = false;
  let isRunning = false;
  let isWantedAgain = false;
  let next = 0;
  const waiting = new Map<number, (answered: Answered) => void>();

  function start(): ChildProcess {
    const started = fork(program, [], {
      cwd: root,
      // The check then keeps what it has read, as the development server does.
      env: { ...process.env, NODE_ENV: 'development' },
      execArgv: [],
    });
    started.on('message', (answered: Answered) => {
      waiting.get(answered.id)?.(answered);
      waiting.delete(answered.id);
    });
    const end = () => {
      if (child === started) child = undefined;
      for (const [id, done] of waiting) done({ id, error: 'The check ended without an answer.' });
      waiting.clear();
    };
    // It was killed, and what it was just asked did not reach it.
    started.on('error', (error) => {
      console.error(error);
      started.kill('SIGKILL');
      end();
    });
    started.on('exit', end);
    return started;
  }

  function ask(what: Asked['what'], more: Pick<Asked, 'page' | 'minor'> = {}): Promise<Answered> {
    child ??= start();
    const id = (next += 1);
    const asked = child;
    return new Promise((done) => {
      const late = setTimeout(() => asked.kill('SIGKILL'), LONGEST_MS);
      waiting.set(id, (answered) => {
        clearTimeout(late);
        done(answered);
      });
      asked.send({ id, what, ...more } satisfies Asked);
    });
  }

  async function run(): Promise<void> {
    const begin = performance.now();
    const { remarks, error } = await ask('check');
    if (isStopped) return;
    if (error) console.error(error);
    const milliseconds = Math.round(performance.now() - begin);
    state = remarks ? { state: 'done', remarks, milliseconds } : { state: 'failed', remarks: state.remarks };
  }

  async function check(): Promise<void> {
    if (isRunning) {
      isWantedAgain = true;
      return;
    }
    isRunning = true;
    state = { ...state, state: 'checking' };
    tell();
    await run();
    isRunning = false;
    if (isStopped) return;
    if (isWantedAgain) {
      isWantedAgain = false;
      await check();
    } else tell();
  }

  return {
    get state() {
      return state;
    },
    check: () => void check(),
    toDo: async (): Promise<ToDo> => (await ask('to-do')).toDo ?? { findings: [], due: [] },
    follow: async (minor) => {
      const { following, error = '' } = await ask('follow', { minor });
      if (following) return following;
      throw programFailed('follow', error);
    },
    untold: async () => {
      const { untold = [], error } = await ask('untold');
      if (error) console.error(error);
      return untold;
    },
    translated: async (page) => {
      const { translated, error } = await ask('translated', { page });
      if (error) console.error(error);
      return translated;
    },
    stop: () => {
      isStopped = true;
      child?.kill();
    },
  };
}
