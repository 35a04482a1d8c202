import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:net';
import { PREVIEW_COOKIE } from '../cookies.ts';
import { DeskError } from '../desk-error.ts';
import type { PreviewAsked, PreviewReady } from './preview-child.ts';

/** The first start makes its caches, on a slow machine for long. */
const LONGEST_MS = 600_000;

interface Running {
  child: ChildProcess;
  origin: Promise<string>;
  moment: string | undefined;
}

const running = new Map<string, Running>();

/** The address of the site made from a draft, as of a moment; started when it is first asked for. */
export async function previewOrigin(draft: string, moment: string | undefined): Promise<string> {
  let preview = running.get(draft);
  if (!preview) {
    const child = await start(draft, moment);
    // Two tabs may have asked at the same time.
    preview = running.get(draft) ?? { child, origin: ready(child), moment };
    if (preview.child !== child) child.kill();
    running.set(draft, preview);
    child.on('exit', () => running.get(draft)?.child === child && running.delete(draft));
  }
  const origin = await preview.origin;
  if (preview.moment !== moment) {
    preview.moment = moment;
    const { child } = preview;
    const isSet = new Promise((done) => child.once('message', done).once('exit', done));
    child.send({ at: moment ?? 'now' } satisfies PreviewAsked);
    await isSet;
  }
  return origin;
}

/** Tells what was saved: right after its start a development server does not yet see every change of a file. */
export function tellPreviews(paths: string[]): void {
  for (const { child } of running.values()) if (child.connected) child.send({ saved: paths } satisfies PreviewAsked);
}

/** Ends the development servers that show the draft. */
export function stopPreviews(): void {
  for (const { child } of running.values()) child.kill();
  running.clear();
}

async function start(draft: string, moment: string | undefined): Promise<ChildProcess> {
  const port = await freePort();
  // Astro does not answer where it finds the mark of the test runner.
  const { VITEST: _, BUILD_MOMENT: __, ...env } = process.env;
  const child = fork(new URL('preview-child.ts', import.meta.url), [String(port)], {
    cwd: draft,
    env: { ...env, DESK_COOKIE: PREVIEW_COOKIE, ...(moment && { BUILD_MOMENT: moment }) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Killed by somebody: it is started again when it is next asked for.
  return child.on('error', (error) => console.error(error));
}

function ready(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    const fail = () => {
      child.kill();
      failed(
        new DeskError(500, 'no-preview', {
          en: 'The preview did not start. The window in which you started the desk says why.',
          hi: 'झलक शुरू नहीं हुई। जिस विंडो में डेस्क शुरू किया था, उसमें कारण लिखा है।',
        }),
      );
    };
    const late = setTimeout(fail, LONGEST_MS);
    child.once('exit', fail);
    child.once('message', ({ port }: PreviewReady) => {
      clearTimeout(late);
      done(`http://localhost:${port}`);
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : failed(new Error('No port.'))));
    });
  });
}
