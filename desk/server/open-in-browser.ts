import { spawn } from 'node:child_process';

const PROGRAMS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  linux: ['xdg-open'],
};

/** Opens an address in the browser; where that is not possible, the address stands in the terminal. */
export function openInBrowser(address: string): void {
  const program = PROGRAMS[process.platform];
  if (!program || (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY'])) return;
  const [name, ...args] = program;
  spawn(name, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
