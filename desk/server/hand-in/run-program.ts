import { fork } from 'node:child_process';
import { DeskError } from '../desk-error.ts';

/** Last words of a program that failed: enough to say why. */
const LAST = 600;

/** Runs a program of the project in a folder; gives what it sends. If it fails, its last words are told. */
export function runProgram(program: string, folder: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Astro and Vite do not answer where they find the mark of the test runner.
    const { VITEST: _, ...env } = process.env;
    const child = fork(program, [], { cwd: folder, env, execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let sent: unknown;
    let words = '';
    child.stdout?.on('data', (data: Buffer) => (words = (words + data.toString('utf8')).slice(-LAST)));
    child.stderr?.on('data', (data: Buffer) => (words = (words + data.toString('utf8')).slice(-LAST)));
    child.on('message', (message) => (sent = message));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(sent);
      else reject(programFailed(program, words.trim()));
    });
  });
}

export function programFailed(program: string, said: string): DeskError {
  const words = said.slice(-LAST);
  const name = program.split('/').at(-1) ?? program;
  return new DeskError(500, 'program-failed', {
    en: `${name} stopped and says: ${words}`,
    hi: `${name} रुक गया। उसके शब्द: ${words}`,
  });
}
