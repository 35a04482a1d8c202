import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish, STEPS } from '../../scripts/release/publish.ts';
import { liveId } from '../../scripts/release/releases.ts';
import { listenAnywhere } from '../../server/listen.ts';
import { liveHandler } from '../../server/live-handler.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { writeSampleSite } from '../support/sample-site.ts';
import { isThorough } from '../support/thorough.ts';

const RANDOM_KILLS = isThorough ? 20 : 4;
const LONGEST_MS = 60;

let above: string;
let folder: string;
let server: Server;
let address: string;

const release = (mark: 'old' | 'new') =>
  publish({ folder, site: join(above, mark), commit: 'none', prepare: () => {}, tryOut: () => {} });

beforeAll(async () => {
  above = quickFolder('cbn-killed-');
  folder = join(above, 'releases');
  writeSampleSite(join(above, 'old'), 'old');
  writeSampleSite(join(above, 'new'), 'new');
  await release('old');
  server = createSiteServer(liveHandler(join(folder, 'current'), 0));
  address = `http://localhost:${await listenAnywhere(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(above, { recursive: true });
});

function start(...fatalStep: string[]) {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(above, 'compiled') };
  return fork('tests/release/release-child.ts', [folder, ...fatalStep], { env });
}

/** Reads a page and what it loads; which site it is from. */
async function readPage(lang: string): Promise<string> {
  // Any other web server looks through the link anew for each request.
  expect(existsSync(join(folder, 'current/404.html'))).toBe(true);
  const page = await fetch(`${address}/${lang}/home/`);
  expect(page.status).toBe(200);
  const [, style = '', mark = ''] =
    /href="(\/_astro\/style\.(old|new)\.css)".*<p>\2<\/p><\/html>$/.exec(await page.text()) ?? [];
  const loaded = await fetch(address + style);
  expect([loaded.status, await loaded.text()]).toEqual([200, `/* ${mark} */`]);
  return mark;
}

async function expectWholeSite(): Promise<string> {
  const [en, hi] = [await readPage('en'), await readPage('hi')];
  expect(en).toBe(hi);
  return en;
}

test.each(STEPS)('killed at “%s”, a release leaves a whole site, and the next one works', async (step) => {
  await release('old');
  const child = start(step);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  const isSwitched = STEPS.indexOf(step) >= STEPS.indexOf('switched');
  expect(await expectWholeSite()).toBe(isSwitched ? 'new' : 'old');
  await release('new');
  expect(await expectWholeSite()).toBe('new');
});

test('killed at any moment, with readers all the while, it leaves a whole site', async () => {
  for (let kill = 0; kill < RANDOM_KILLS; kill += 1) {
    const child = start();
    await once(child, 'message');
    const dead = once(child, 'exit');
    void wait(Math.random() * LONGEST_MS).then(() => child.kill('SIGKILL'));
    while (child.exitCode === null && child.signalCode === null) await Promise.all([readPage('en'), wait(2)]);
    await dead;
    await expectWholeSite();
  }
  const { id } = await release('old');
  expect(liveId(folder)).toBe(id);
  expect(await expectWholeSite()).toBe('old');
  expect(readdirSync(folder).filter((name) => /partial|removed|^\./.test(name))).toEqual([]);
});
