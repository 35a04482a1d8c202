import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyPage, legacyRedirects } from '../src/routes.ts';
import { siteHandler } from './handler.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(siteHandler('dist'));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A raw request: no library tidies the path on the way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: 'localhost', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

test('every address answers with its page', async () => {
  for (const { path, lang } of everyPage()) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe('text/html;charset=utf-8');
    expect(body.toString(), path).toContain(`<html lang="${lang}">`);
  }
});

test('every old address and every address without its last slash redirects', async () => {
  const cases = [...legacyRedirects(), ...everyPage().map(({ path }) => [path.slice(0, -1), path] as const)];
  for (const [from, to] of cases) {
    const { status, headers } = await ask(from);
    expect([status, headers.location], from).toEqual([308, to]);
  }
});

test('a calendar file is sent as one', async () => {
  const { status, headers, body } = await ask('/hi/calendar/events/2027-09-14-hindi-day.ics');
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar']);
  expect(body.toString()).toContain('SUMMARY:हिंदी दिवस\r\n');
});

test('a redirect keeps the query', async () => {
  const { headers } = await ask('/en/search?q=patta&x=1%262');
  expect(headers.location).toBe('/en/search/?q=patta&x=1%262');
});

test('a redirect never leaves the site', async () => {
  for (const path of ['//evil.example/en/home', '/\\evil.example', '//en/home']) {
    const { headers } = await ask(path);
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  }
});

test.each([
  '/nothing/',
  '/en/nothing/',
  '/en/opium/',
  '/%E0%A4%A',
  '/en/home/%00',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/en/../../package.json',
  '/.git/config',
])('%s gets a real 404 with a page that helps', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain('Page not found');
  expect(body.toString()).toContain('पृष्ठ नहीं मिला');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('pages are sent as %s to browsers that take it', async (encoding, unpack) => {
  for (const [path, status] of [
    ['/hi/home/', 200],
    ['/hi/nothing/', 404],
  ] as const) {
    const answer = await ask(path, { 'Accept-Encoding': encoding });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack(answer.body).toString()).toContain('<!DOCTYPE html>');
  }
});

describe('headers', () => {
  test.each(['/en/home/', '/hi/nothing/', '/en/home', '/sitemap.xml', '/'])(
    '%s is sent with the safety headers',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('set-cookie');
    },
  );

  test('scripts, styles and fonts carry only what a browser heeds there', async () => {
    const script = /src="(\/_astro\/[^"]+)"/.exec((await ask('/en/home/')).body.toString())![1]!;
    const { headers } = await ask(script);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers).not.toHaveProperty('permissions-policy');
    expect((await ask('/_astro/nothing.js')).headers['x-frame-options']).toBe('DENY');
  });

  test('strict transport is promised only where the connection is encrypted', async () => {
    expect((await ask('/en/home/')).headers).not.toHaveProperty('strict-transport-security');
    const encrypted = await ask('/en/home/', { 'X-Forwarded-Proto': 'https' });
    expect(encrypted.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('hashed files are kept for a year, pages are asked for again', async () => {
    const page = await ask('/en/home/');
    const [asset] = page.body.toString().match(/\/_astro\/[^"]+\.css/) ?? [];
    expect((await ask(asset!)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await ask('/en/home/', { 'If-None-Match': page.headers.etag! });
    expect(again.status).toBe(304);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await ask('/en/home/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD answers without a body', async () => {
    const { status, body } = await ask('/en/home/', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });
});

describe('the program', () => {
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, ['server/main.ts', ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    return { child, output: () => output };
  };

  test('prints its addresses and ends cleanly when told to', async () => {
    const { child, output } = start('--port', '0');
    while (!output().includes('Ctrl+C')) await once(child.stdout, 'data');
    expect(output()).toMatch(/http:\/\/localhost:\d+\/en\/home\/\n {2}http:\/\/localhost:\d+\/hi\/home\//);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  test('says what to do when the port is taken', async () => {
    const blocker = createTcpServer().listen(0, 'localhost');
    await once(blocker, 'listening');
    const taken = (blocker.address() as AddressInfo).port;
    const { child, output } = start('--port', String(taken));
    const [code] = await once(child, 'close');
    blocker.close();
    expect(code).toBe(1);
    expect(output()).toContain(`Port ${taken} is in use. Choose another one: npm start -- --port ${taken + 1}`);
  });

  test.each(['abc', '70000', '1.5'])('refuses "%s" as a port', async (value) => {
    const { child, output } = start('--port', value);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toContain('whole number from 0 to 65535');
  });
});
