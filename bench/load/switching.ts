import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rawRequest } from '../../tests/support/raw-request.ts';
import { type ServerUnderTest, startEmbedded, startNginxOver } from './servers.ts';
import { runWrk, type WrkFigures } from './wrk.ts';

const MARK = '/which-release.txt';
const SECONDS = 8;
const SWITCHES = 5;

export interface Switching {
  name: ServerUnderTest['name'];
  /** From each switch until the new release answers, in milliseconds, sorted. */
  waits: number[];
  load: WrkFigures;
}

/** Switches the link from one copy of a site to another and back, as a release does, while readers ask as fast as they are answered. */
export async function switchUnderLoad(site: string, folder: string, connections: number): Promise<Switching[]> {
  mkdirSync(folder, { recursive: true });
  for (const name of ['0', '1']) {
    cpSync(site, join(folder, name), { recursive: true, preserveTimestamps: true });
    writeFileSync(join(folder, name, MARK), name);
  }
  const live = join(folder, 'current');
  const results: Switching[] = [];
  for (const start of [startEmbedded, startNginxOver]) {
    switchTo(folder, '0');
    const server = await start(live);
    if (!server) continue;
    const load = runWrk(`http://127.0.0.1:${server.port}/en/home/`, connections, SECONDS, ['Accept-Encoding: br']);
    const waits: number[] = [];
    for (let turn = 1; turn <= SWITCHES; turn += 1) {
      await wait(1000);
      const name = String(turn % 2);
      const from = performance.now();
      switchTo(folder, name);
      while ((await rawRequest(server.port, `GET ${MARK} HTTP/1.1\r\nHost: a\r\n\r\n`, '127.0.0.1')).body !== name)
        await wait(5);
      waits.push(performance.now() - from);
    }
    results.push({ name: server.name, waits: waits.toSorted((a, b) => a - b), load: await load });
    await server.stop();
  }
  return results;
}

function switchTo(folder: string, name: string): void {
  symlinkSync(name, join(folder, 'next'));
  renameSync(join(folder, 'next'), join(folder, 'current'));
}
