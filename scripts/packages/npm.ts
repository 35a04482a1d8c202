import { spawnSync } from 'node:child_process';

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What npm prints: the npm that started us, otherwise the one on this machine. */
export function npm(...args: string[]): string {
  const program = process.env['npm_execpath'];
  const settings = { encoding: 'utf8', maxBuffer: MOST_OUTPUT_BYTES } as const;
  const { stdout } = program
    ? spawnSync(process.execPath, [program, ...args], settings)
    : spawnSync(['npm', ...args].join(' '), { ...settings, shell: true });
  return stdout;
}
