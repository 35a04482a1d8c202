import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

export interface WrkFigures {
  perSecond: number;
  halfWithinMs: number;
  mostWithinMs: number;
  longestMs: number;
  failed: number;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined;
}

/** Asks for one address as fast as it is answered. */
export async function runWrk(
  url: string,
  connections: number,
  seconds: number,
  headers: string[],
): Promise<WrkFigures> {
  const load = ['--latency', '-t', String(Math.min(2, connections)), '-c', String(connections), '-d', `${seconds}s`];
  const { stdout, stderr } = await promisify(execFile)('wrk', [
    ...load,
    ...headers.flatMap((line) => ['-H', line]),
    url,
  ]);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (perSecond === undefined) throw new Error(`wrk did not answer: ${stdout}${stderr}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  return {
    perSecond: Number(perSecond),
    halfWithinMs: milliseconds(stdout, '50%'),
    mostWithinMs: milliseconds(stdout, '99%'),
    // The average, how far the others are from it, the longest.
    longestMs: milliseconds(stdout, String.raw`Latency(?:\s+\S+){2}`),
    failed: [...errors, refused].reduce((sum, count) => sum + Number(count), 0),
  };
}

function milliseconds(output: string, share: string): number {
  const [, value = '0', unit = 'ms'] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
  return Number(value) * (UNITS[unit] ?? 1);
}
