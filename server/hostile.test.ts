import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOSTILE_KINDS } from '../tests/support/hostile-kinds.ts';
import { HOSTILE_REQUESTS } from '../tests/support/hostile-requests.ts';
import { rawRequest } from '../tests/support/raw-request.ts';
import { writeLongDocument, writeSampleSite } from '../tests/support/sample-site.ts';
import { someOf } from '../tests/support/thorough.ts';
import { listenAnywhere } from './listen.ts';
import { liveHandler } from './live-handler.ts';
import { createSiteServer, LIMITS } from './site-server.ts';

const SECRET = 'a line that nobody outside may read';
const GOOD = 'GET /en/home/ HTTP/1.1\r\nHost: a\r\n\r\n';
const LONG = 'GET /documents/long.pdf HTTP/1.1\r\nHost: a\r\n';

let above: string;
let server: Server;
let port: number;
/** Cuts off soon who is slow: for the tests of slow readers alone, since a busy machine is slow as well. */
let hasty: Server;
let hastyPort: number;

beforeAll(async () => {
  above = mkdtempSync(join(tmpdir(), 'cbn-hostile-'));
  const site = join(above, 'first');
  writeSampleSite(site, 'first');
  writeLongDocument(site);
  for (const file of [join(above, 'package.json'), join(site, '.hidden'), join(site, 'en/.hidden')])
    writeFileSync(file, SECRET);
  symlinkSync('../package.json', join(site, 'link-to-a-file'));
  symlinkSync(above, join(site, 'link-to-a-folder'));
  symlinkSync('first', join(above, 'current'));
  server = createSiteServer(liveHandler(join(above, 'current'), 0));
  port = await listenAnywhere(server);
  hasty = createSiteServer(liveHandler(join(above, 'current'), 0), { ...LIMITS, headersMs: 200, idleMs: 500 });
  hastyPort = await listenAnywhere(hasty);
});
afterAll(() => {
  for (const each of [server, hasty]) {
    each.closeAllConnections();
    each.close();
  }
  rmSync(above, { recursive: true });
});

test('nonsense gets a harmless answer with the safety headers, and the next reader gets the page', async () => {
  for (const { name, raw, answers } of [...HOSTILE_REQUESTS, ...someOf(HOSTILE_KINDS, 8)]) {
    const { status, head, body } = await rawRequest(port, raw);
    expect(answers, name).toContain(status);
    expect(head, name).toContain('\r\nx-content-type-options: nosniff');
    expect(head, name).toContain('\r\nx-frame-options: deny');
    expect(head, name).not.toContain('\r\nset-cookie');
    expect(body, name).not.toContain(SECRET);
    expect(body, name).not.toMatch(/root:|node:internal|\.ts:\d|Error:/);
    expect((await rawRequest(port, GOOD)).status, `after ${name}`).toBe(200);
  }
});

test('a good request before nonsense on the same connection is answered', async () => {
  expect((await rawRequest(port, `${GOOD}GET nonsense\r\n\r\n`)).status).toBe(200);
});

describe('parts of a document', () => {
  const part = (headers: string, address = '/icons/icon-192.png') =>
    rawRequest(port, `GET ${address} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);

  test.each([
    ['bytes=0-9', '0-9/2000', 10],
    ['bytes=1990-', '1990-1999/2000', 10],
    ['bytes=-5', '1995-1999/2000', 5],
    ['bytes=-5000', '0-1999/2000', 2000],
    ['bytes=1999-5000', '1999-1999/2000', 1],
  ])('%s is that part', async (range, answered, length) => {
    const { status, head, body } = await part(`Range: ${range}`);
    expect([status, body.length]).toEqual([206, length]);
    expect(head).toContain(`content-range: bytes ${answered}`);
  });

  test.each(['bytes=10-5', 'bytes=0-1,3-4', 'bytes=-', 'lines=1-2'])('%s is the whole', async (range) => {
    const { status, body } = await part(`Range: ${range}`);
    expect([status, body.length]).toEqual([200, 2000]);
  });

  test.each(['bytes=2000-', 'bytes=-0'])('%s is no part of it', async (range) => {
    const { status, head } = await part(`Range: ${range}`);
    expect(status).toBe(416);
    expect(head).toContain('content-range: bytes */2000');
  });

  test('a part of another version is not mixed in', async () => {
    const etag = /etag: (\S+)/.exec((await part('Accept: */*')).head)![1]!;
    expect((await part(`Range: bytes=0-9\r\nIf-Range: ${etag}`)).status).toBe(206);
    expect((await part('Range: bytes=0-9\r\nIf-Range: "older"')).status).toBe(200);
  });

  test('a compressed page is always sent whole', async () => {
    const { status, head } = await part('Range: bytes=5-9\r\nAccept-Encoding: br', '/en/home/');
    expect(status).toBe(200);
    expect(head).toContain('content-encoding: br');
  });
});

describe('a file that changes under the server', () => {
  const document = (name: string) => join(above, 'first/documents', name);

  test('gone: a real 404; no file at all: try again; then all is well again', async () => {
    renameSync(document('long.pdf'), document('away.pdf'));
    expect((await rawRequest(port, `${LONG}\r\n`)).status).toBe(404);
    mkdirSync(document('long.pdf'));
    const { status, head } = await rawRequest(port, `${LONG}\r\n`);
    expect(status).toBe(503);
    expect(head).toContain('retry-after: 60');
    rmSync(document('long.pdf'), { recursive: true });
    renameSync(document('away.pdf'), document('long.pdf'));
    expect((await rawRequest(port, `${LONG}Range: bytes=0-1\r\n\r\n`)).status).toBe(206);
  });

  test('shorter in the middle of an answer: the connection is cut, nobody waits', async () => {
    const socket = connect(port, 'localhost');
    socket.write(`${LONG}\r\n`);
    const [accepted] = (await once(server, 'connection')) as [Socket];
    const waited = vi.fn();
    accepted.once('timeout', waited);
    await once(socket, 'readable');
    truncateSync(document('long.pdf'), 1_000_000);
    socket.resume();
    await once(socket, 'close');
    expect(waited).not.toHaveBeenCalled();
    writeLongDocument(join(above, 'first'));
    expect((await rawRequest(port, GOOD)).status).toBe(200);
  });
});

describe('slow and rude readers', () => {
  test('who takes nothing is cut off, others are served meanwhile', async () => {
    const socket = connect(hastyPort, 'localhost');
    socket.write(`${LONG}\r\n`);
    socket.pause();
    const [accepted] = (await once(hasty, 'connection')) as [Socket];
    expect((await rawRequest(port, GOOD)).status).toBe(200);
    await once(accepted, 'close');
    expect(accepted.bytesWritten).toBeLessThan(24 * 1024 * 1024);
    socket.destroy();
  });

  test('who never ends the headers is told so', async () => {
    expect((await rawRequest(hastyPort, 'GET /en/home/ HTTP/1.1\r\nHost: a\r\n')).status).toBe(408);
  });

  test.skipIf(process.platform !== 'linux')('who leave in the middle leave no open file behind', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    for (let reader = 0; reader < 20; reader += 1) {
      const socket = connect(port, 'localhost');
      socket.write(`${LONG}\r\n`);
      await once(socket, 'readable');
      socket.destroy();
    }
    await expect.poll(openFiles).toBeLessThanOrEqual(before + 2);
  });
});

describe('a switch to another release', () => {
  const switchTo = (name: string) => {
    symlinkSync(name, join(above, 'next'));
    renameSync(join(above, 'next'), join(above, 'current'));
  };
  const page = async () => (await rawRequest(port, GOOD)).body;

  test('is followed without a restart, and answers under way are finished', async () => {
    const response = await new Promise<IncomingMessage>((resolve) => {
      get({ host: 'localhost', port, path: '/documents/long.pdf' }, resolve);
    });
    writeSampleSite(join(above, 'second'), 'second');
    expect((await rawRequest(port, GOOD)).body).toContain('first');
    switchTo('second');
    expect((await rawRequest(port, GOOD)).body).toContain('second');
    expect((await text(response)).length).toBe(24 * 1024 * 1024);
    expect(await page()).toContain('second');
  });

  test('a release that is removed before its successor was noticed does not take readers with it', async () => {
    writeSampleSite(join(above, 'third'), 'third');
    writeSampleSite(join(above, 'fourth'), 'fourth');
    switchTo('third');
    const seldom = createSiteServer(liveHandler(join(above, 'current'), 60_000));
    const seldomPort = await listenAnywhere(seldom);
    switchTo('fourth');
    rmSync(join(above, 'third'), { recursive: true });
    expect((await rawRequest(seldomPort, GOOD)).body).toContain('fourth');
    rmSync(join(above, 'fourth'), { recursive: true });
    expect((await rawRequest(seldomPort, GOOD)).status).toBe(503);
    seldom.closeAllConnections();
    seldom.close();
    switchTo('second');
  });

  test('a folder that is no site is not taken', async () => {
    const warning = vi.spyOn(console, 'error').mockImplementation(() => {});
    mkdirSync(join(above, 'empty'));
    switchTo('empty');
    expect(await page()).toContain('second');
    expect(warning.mock.lastCall?.[0]).toContain('empty cannot be served');
    warning.mockRestore();
    rmSync(join(above, 'current'));
    expect(await page()).toContain('second');
  });
});
