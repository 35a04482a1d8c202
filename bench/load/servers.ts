import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { startNginx } from '../../tests/support/nginx.ts';
import { nginxProgram } from '../../scripts/nginx-program.ts';

export interface ServerUnderTest {
  name: 'embedded' | 'nginx';
  port: number;
  pid: number;
  isAlive: () => boolean;
  stop: () => Promise<void>;
}

const CONNECTIONS = 16_000;

/** Our own server over a folder, as `npm run serve` starts it. */
export async function startEmbedded(folder: string): Promise<ServerUnderTest> {
  const child = spawn(process.execPath, ['server/main.ts', '--root', folder, '--host', '127.0.0.1', '--port', '0']);
  let output = '';
  child.stderr.pipe(process.stderr);
  while (!output.includes('Ctrl+C')) output += String((await once(child.stdout, 'data'))[0]);
  return {
    name: 'embedded',
    port: Number(/:(\d+)\//.exec(output)![1]),
    pid: child.pid!,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** nginx as `deploy/nginx/` sets it up, in one process like ours. Undefined, and said aloud, where there is none. */
export async function startNginxOver(folder: string): Promise<ServerUnderTest | undefined> {
  const program = nginxProgram();
  if (program === undefined) {
    console.warn(
      'SKIPPED: there is no nginx here. Install it (apt-get install nginx libnginx-mod-http-brotli-static).',
    );
    return undefined;
  }
  const nginx = await startNginx(program, 'site.conf', { folder, connections: CONNECTIONS });
  return { name: 'nginx', port: nginx.port, pid: nginx.pid, isAlive: () => isRunning(nginx.pid), stop: nginx.stop };
}

/** The memory a process occupies. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
