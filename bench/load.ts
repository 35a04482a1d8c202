/**
 * `npm run bench:load`: what the servers bear. Our own server and nginx over the same built site, one process each, on this
 * machine alone: as fast as wrk can ask, with 10,000 connections held open, with 500 readers who take a byte a second,
 * under all hostile requests, and while releases go live. Prints tables. Needs a built site (`npm run build`), Linux, wrk and
 * nginx; about four minutes.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeLongDocument } from '../tests/support/sample-site.ts';
import { askHostile } from './load/hostile.ts';
import { answerTimes, type Crowd, keepOpen, readSlowly } from './load/readers.ts';
import { switchUnderLoad } from './load/switching.ts';
import { residentMb, type ServerUnderTest, startEmbedded, startNginxOver } from './load/servers.ts';
import { hasWrk, runWrk, type WrkFigures } from './load/wrk.ts';

const WRK_SECONDS = 2;
const CONNECTIONS = [2, 64, 512];
const HELD = 10_000;
const SLOW = 500;
const HOLD_MS = 2000;
const PROBES = 200;
const ROUNDS = 2;
const HOSTILE_TIMES = 100;
const SWITCHED_WITH = 64;

if (process.platform !== 'linux') stop('SKIPPED: memory is read from /proc, which only Linux has.');
if (!hasWrk()) stop('SKIPPED: there is no wrk here. Install it (apt-get install wrk).');
if (!existsSync('dist/404.html')) stop('There is no built site yet. Run "npm run build" first.');

const site = mkdtempSync(join(tmpdir(), 'bench-load-'));
cpSync('dist', site, { recursive: true, preserveTimestamps: true });
writeLongDocument(site);
let servers: ServerUnderTest[] = [];
try {
  await startServers();
  console.log(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Node ${process.versions.node}`);
  await speed();
  await crowds(`${HELD.toLocaleString('en')} connections held open`, (port) => keepOpen(port, HELD));
  await crowds(`${SLOW} readers of a byte a second`, (port) => Promise.resolve(readSlowly(port, SLOW)));
  // Memory is judged from a fresh start: what was let go in between must not hide what grows.
  await startServers();
  await hostile();
  await stopServers();
  await switches();
} finally {
  await stopServers();
  rmSync(site, { recursive: true });
  rmSync(`${site}-releases`, { recursive: true, force: true });
}

async function startServers(): Promise<void> {
  await stopServers();
  servers = [await startEmbedded(site), await startNginxOver(site)].filter((server) => server !== undefined);
  for (const { port } of servers) await runWrk(`http://127.0.0.1:${port}/en/home/`, 64, WRK_SECONDS, []);
}

async function stopServers(): Promise<void> {
  for (const server of servers.splice(0)) await server.stop();
}

async function speed(): Promise<void> {
  const style = readdirSync(join(site, '_astro')).find((name) => name.endsWith('.css'))!;
  const kinds: { name: string; path: string; headers: (server: ServerUnderTest) => Promise<string[]> }[] = [
    { name: 'page, brotli', path: '/en/home/', headers: async () => ['Accept-Encoding: br'] },
    { name: 'page not changed (304)', path: '/en/home/', headers: knownHeaders },
    { name: 'style file, brotli', path: `/_astro/${style}`, headers: async () => ['Accept-Encoding: br'] },
  ];
  const rows: string[][] = [];
  for (const { name, path, headers } of kinds) {
    for (const connections of CONNECTIONS) {
      const figures: WrkFigures[] = [];
      for (const server of servers) {
        const url = `http://127.0.0.1:${server.port}${path}`;
        figures.push(await runWrk(url, connections, WRK_SECONDS, await headers(server)));
      }
      const [own, nginx] = figures as [WrkFigures, WrkFigures | undefined];
      const ratio = nginx ? (own.perSecond / nginx.perSecond).toFixed(2) : '';
      rows.push([`${name}, ${connections} connections`, shownSpeed(own), nginx ? shownSpeed(nginx) : 'skipped', ratio]);
    }
  }
  print(['requests/s; half and 99 of 100 within, ms; failed', 'embedded', 'nginx', 'embedded : nginx'], rows);
}

async function knownHeaders({ port }: ServerUnderTest): Promise<string[]> {
  const headers = { 'Accept-Encoding': 'br' };
  const { headers: sent } = await fetch(`http://127.0.0.1:${port}/en/home/`, { headers });
  return ['Accept-Encoding: br', `If-None-Match: ${sent.get('etag')}`];
}

function shownSpeed({ perSecond, halfWithinMs, mostWithinMs, failed }: WrkFigures): string {
  return `${Math.round(perSecond).toLocaleString('en')}; ${shown(halfWithinMs)}, ${shown(mostWithinMs)}; ${failed}`;
}

/** What a newcomer waits while a crowd is there, and what the crowd costs in memory; a second one must not cost more. */
async function crowds(title: string, gather: (port: number) => Promise<Crowd>): Promise<void> {
  const rows: string[][] = [];
  for (const { name, port, pid, isAlive } of servers) {
    const alone = waits(await answerTimes(port, PROBES));
    const memory = [residentMb(pid)];
    let [count, meanwhile] = [0, ''];
    for (let round = 0; round < ROUNDS; round += 1) {
      const crowd = await gather(port);
      await wait(HOLD_MS);
      meanwhile = waits(await answerTimes(port, PROBES));
      count = crowd.count();
      memory.push(residentMb(pid));
      crowd.leave();
      await wait(HOLD_MS);
      memory.push(residentMb(pid));
    }
    const megabytes = memory.map((mb) => mb.toFixed(0)).join(', ');
    rows.push([name, String(count), alone, meanwhile, megabytes, isAlive() ? 'yes' : 'NO']);
  }
  print([title, 'there', 'page alone, ms (half, 99 %)', 'meanwhile', 'MB before; during, after; again', 'lives'], rows);
}

async function hostile(): Promise<void> {
  const rows: string[][] = [];
  for (const server of servers) {
    const figures = await askHostile(server, server.name === 'embedded' ? HOSTILE_TIMES : HOSTILE_TIMES / 10);
    const memory = `${figures.startMb.toFixed(0)}, ${figures.endMb.toFixed(0)}; ${figures.mbPer10k.toFixed(2)}`;
    const { kinds, asked, seconds, faults } = figures;
    const counts = [kinds.toLocaleString('en'), asked.toLocaleString('en'), shown(seconds), String(faults.length)];
    rows.push([server.name, ...counts, memory, server.isAlive() ? 'yes' : 'NO']);
    for (const fault of faults) console.log(`  ${server.name}: ${fault}`);
  }
  const memory = 'MB before, after; growth for 10,000 after warm-up';
  print(['hostile requests', 'kinds', 'asked', 's', 'not answered as they should', memory, 'lives'], rows);
}

async function switches(): Promise<void> {
  const rows = (await switchUnderLoad(site, `${site}-releases`, SWITCHED_WITH)).map(({ name, waits: seen, load }) => [
    name,
    seen.map((each) => each.toFixed(0)).join(', '),
    shownSpeed(load),
    shown(load.longestMs),
  ]);
  const title = `a release goes live, ${SWITCHED_WITH} connections asking all the time`;
  print(
    [title, 'until it answers, ms (five times)', 'requests/s; half and 99 of 100 within, ms; failed', 'longest'],
    rows,
  );
}

function waits(sorted: number[]): string {
  const share = (part: number) => shown(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return `${share(0.5)}, ${share(0.99)}`;
}

function shown(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function print(heading: string[], rows: string[][]): void {
  const lines = [heading, heading.map(() => '---'), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
