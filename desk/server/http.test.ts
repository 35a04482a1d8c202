import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { Drafts } from './drafts.ts';
import { listen, type Listening } from './http.ts';
import { quietChecker } from './quiet-checker.ts';
import { MOST_FILE, MOST_JSON } from './read-body.ts';
import type { Route } from './route.ts';

let project: string;
let listening: Listening;
let cookie: string;
let received: number[] = [];

const routes: Route[] = [
  {
    name: 'echo',
    kind: 'json',
    input: z.strictObject({ text: z.string() }),
    answer: (input: { text: string }) => input,
  },
  {
    name: 'read',
    kind: 'json',
    input: z.strictObject({ path: z.string() }),
    answer: ({ path }: { path: string }, { drafts }: Desk) => drafts.read(path),
  },
  { name: 'any', kind: 'json', input: z.strictObject({ value: z.json() }), answer: () => ({}) },
  {
    name: 'full',
    kind: 'json',
    input: z.strictObject({}),
    answer: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  },
  {
    name: 'upload',
    kind: 'upload',
    input: z.strictObject({ words: z.string().optional() }),
    answer: (_: object, __: Desk, bytes: Buffer) => {
      received.push(bytes.length);
      return {};
    },
  },
];

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'desk-http-'));
  mkdirSync(join(project, 'content'));
  mkdirSync(join(project, 'app/assets'), { recursive: true });
  writeFileSync(join(project, 'app/index.html'), 'screens');
  writeFileSync(join(project, 'secret.yaml'), 'secret');
  writeFileSync(join(project, 'content/a.yaml'), 'a: 1\n');
  writeFileSync(join(project, 'content/drawing.svg'), '<svg/>');
  const drafts = new Drafts(project);
  listening = await listen({
    desk: { project, drafts, checker: quietChecker(), announce: () => {} },
    routes,
    app: join(project, 'app'),
    port: 0,
    state: () => '{}',
    onOpened: () => {},
  });
  const opened = await ask('GET', `/?token=${listening.access.token}`, {});
  cookie = (opened.headers['set-cookie'] ?? [])[0]?.split(';')[0] ?? '';
});
afterAll(() => {
  listening.server.closeAllConnections();
  listening.server.close();
  rmSync(project, { recursive: true, force: true });
});

test('a request of its own screens is answered', async () => {
  expect(await post('echo', '{"text":"नमस्ते"}')).toMatchObject({ status: 200, body: '{"text":"नमस्ते"}' });
  expect(await ask('GET', '/form?file=a.yaml', own())).toMatchObject({ status: 200, body: 'screens' });
});

test.each([
  ['no cookie', () => ({ ...own(), Cookie: '' })],
  ['a guessed cookie', () => ({ ...own(), Cookie: `desk-${listening.port}=guess` })],
  ['no origin', () => ({ ...own(), Origin: undefined })],
  ['another origin', () => ({ ...own(), Origin: 'https://example.org' })],
  ['another port of this machine', () => ({ ...own(), Origin: 'http://localhost:1' })],
  ['the number of this machine', () => ({ ...own(), Host: `127.0.0.1:${listening.port}` })],
  ['another port of this machine as its site', () => ({ ...own(), 'Sec-Fetch-Site': 'same-site' })],
  ['another host', () => ({ ...own(), Host: 'example.org' })],
  ['another site', () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site' })],
  ['a form of a website', () => ({ ...own(), 'Content-Type': 'text/plain' })],
])('a request with %s changes nothing and is refused', async (_, headers) => {
  const { status, body } = await ask('POST', '/api/echo', headers(), '{"text":"x"}');
  expect([403, 415]).toContain(status);
  expect(body).not.toContain('"text"');
});

test('a token that was used, or guessed, opens nothing', async () => {
  for (const token of ['', 'guess', listening.access.token.slice(1)])
    expect((await ask('GET', `/?token=${token}`, {})).status).toBe(403);
});

test.each(['../secret.yaml', '..%2fsecret.yaml', '/etc/passwd', '.git/config', 'a.yaml/../../secret.yaml'])(
  'the path %s leads nowhere',
  async (path) => {
    expect((await post('read', JSON.stringify({ path }))).status).toBe(400);
    for (const folder of ['draft', 'assets', ''])
      expect((await ask('GET', `/${folder}/${path}`, own())).body).not.toContain('secret: ');
  },
);

test('a drawing of the draft is never a document of the desk, and text is not handed out', async () => {
  expect((await ask('GET', '/draft/drawing.svg', own())).status).toBe(404);
  expect((await ask('GET', '/draft/a.yaml', own())).status).toBe(404);
});

test.each(['', '{', 'null', '[]', '{"text":1}', '{"text":"x","more":1}'])(
  'a request of %s gets an answer in words',
  async (body) => {
    const answer = await post('echo', body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'bad-request' });
  },
);

test('an address that is none is refused, also without a cookie', async () => {
  for (const path of ['http://example.org/', '//', '/%', '/draft/%2e%2e%2fsecret.yaml'])
    expect([400, 403, 404]).toContain((await ask('GET', path, { Host: 'example.org' })).status);
  expect((await ask('GET', 'http://example.org/', own())).status).toBe(403);
});

test('lists inside lists without end are not walked through', async () => {
  const { status } = await post('any', `{"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(status).toBe(400);
});

test('long words in Hindi about an upload are read', async () => {
  const input = encodeURIComponent(JSON.stringify({ words: 'अ'.repeat(5000) }));
  const { status } = await ask(
    'POST',
    `/api/upload?input=${input}`,
    { ...own(), 'Content-Type': 'application/octet-stream' },
    'x',
  );
  expect(status).toBe(200);
});

test('a disk that is full is named in words', async () => {
  const answer = await post('full', '{}');
  expect(answer.status).toBe(507);
  expect(answer.body).toContain('The disk is full');
});

test('a giant upload is refused before it is read', async () => {
  received = [];
  const headers = { ...own(), 'Content-Type': 'application/octet-stream', 'Content-Length': String(MOST_FILE + 1) };
  const { status } = await begun('/api/upload?input={}', headers);
  expect(status).toBe(413);
  const chunked = await ask(
    'POST',
    '/api/echo',
    { ...own(), 'Transfer-Encoding': 'chunked' },
    ' '.repeat(MOST_JSON + 1),
  );
  expect(chunked.status).toBe(413);
  expect(received).toEqual([]);
  expect((await post('echo', '{"text":"still here"}')).status).toBe(200);
});

test('an unknown request and another method are refused', async () => {
  expect((await post('unknown', '{}')).status).toBe(404);
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'])
    expect((await ask(method, '/api/echo', own(), '{}')).status).toBe(405);
});

test('broken requests do not end the desk', async () => {
  await new Promise<void>((done) => {
    const socket = connect(listening.port, '127.0.0.1', () => socket.end('GET \0\0 nonsense\r\n\r\n'));
    socket.on('close', () => done()).on('error', () => done());
    socket.resume();
  });
  expect((await post('echo', '{"text":"x"}')).status).toBe(200);
});

type Headers = Record<string, string | undefined>;

function own(): Headers {
  const host = `localhost:${listening.port}`;
  return { Cookie: cookie, Origin: `http://${host}`, Host: host, 'Content-Type': 'application/json' };
}

function post(name: string, body: string) {
  return ask('POST', `/api/${name}`, own(), body);
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function ask(method: string, path: string, headers: Headers, body = ''): Promise<Answer> {
  return new Promise((done, failed) => {
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
    const asked = request(
      {
        host: '127.0.0.1',
        port: listening.port,
        method,
        path,
        headers: { Host: `localhost:${listening.port}`, ...sent },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    // A refused upload closes the connection while it is still being sent.
    asked.on('error', (error) => (body.length > MOST_JSON ? undefined : failed(error)));
    asked.end(body);
  });
}

/** Sends the head of a request alone. */
function begun(path: string, headers: Headers): Promise<{ status: number }> {
  return new Promise((done, failed) => {
    const asked = request({ host: '127.0.0.1', port: listening.port, method: 'POST', path, headers }, (response) => {
      response.resume();
      done({ status: response.statusCode ?? 0 });
      asked.destroy();
    });
    asked.on('error', failed);
    asked.flushHeaders();
  });
}
