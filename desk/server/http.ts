import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Access, isOfThisMachine } from './access.ts';
import { appFile, draftFile, type Served } from './app-files.ts';
import { DeskError, inWords } from './desk-error.ts';
import type { Desk } from './desk.ts';
import { MOST_FILE, MOST_JSON, readBody } from './read-body.ts';
import { refusedPage } from './refused-page.ts';
import type { Route } from './route.ts';

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
    "frame-src http://localhost:*; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-store',
} as const;

/** No file of the content has as many groups inside each other; deeper ones would exhaust whoever walks through them. */
const MOST_DEPTH = 60;
/** What is said of a picture stands in the address of its request; in Hindi each letter takes nine bytes there. */
const MOST_HEAD = 2 ** 18;
/** A tab that has not read so much is asleep; it asks again when it wakes up. */
const MOST_UNREAD = 2 ** 23;

export interface Listening {
  server: Server;
  port: number;
  access: Access;
  /** Sends every open tab what it should know. */
  tell: (state: string) => void;
}

interface Given {
  desk: Desk;
  routes: Route[];
  /** Folder of the built screens. */
  app: string;
  port: number;
  /** The state of the desk as JSON, for a tab that has just opened. */
  state: () => string;
  /** A one-time address was used. */
  onOpened: () => void;
}

/** Serves the desk to this machine alone. */
export async function listen({ desk, routes, app, port: wanted, state, onOpened }: Given): Promise<Listening> {
  const access = new Access();
  const tabs = new Set<ServerResponse>();
  const byName = new Map(routes.map((each) => [each.name, each]));
  let port = wanted;

  const server = createServer({ maxHeaderSize: MOST_HEAD }, (request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  });
  server.listen(wanted, '127.0.0.1');
  await new Promise<void>((done, failed) => server.once('listening', done).once('error', failed));
  ({ port } = server.address() as AddressInfo);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const url = URL.parse(`http://localhost:${port}${request.url ?? '/'}`);
    if (!url || !isOfThisMachine(request, port)) return refuse(response);
    const token = url.searchParams.get('token');
    if (request.method === 'GET' && token !== null) {
      const cookies = access.exchange(token, port);
      if (cookies) {
        response.writeHead(303, { 'Set-Cookie': cookies, Location: '/' }).end();
        onOpened();
        return undefined;
      }
    }
    if (!access.isKnown(request, port)) return refuse(response);
    if (request.method === 'POST') return answerCall(request, response, url);
    if (request.method !== 'GET') return refuse(response, 405);
    if (url.pathname === '/api/events') return follow(response);
    return serve(
      response,
      url.pathname.startsWith('/draft/')
        ? draftFile(desk.drafts, url.pathname.slice('/draft/'.length))
        : appFile(app, url.pathname),
    );
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    // Without it a form of another website could send a request that looks like one of ours.
    if (request.headers.origin === undefined) return refuse(response);
    const route = byName.get(url.pathname.replace(/^\/api\//, ''));
    const type = route?.kind === 'upload' ? 'application/octet-stream' : 'application/json';
    if (!route || request.headers['content-type'] !== type) return refuse(response, route ? 415 : 404);
    const bytes = await readBody(request, route.kind === 'upload' ? MOST_FILE : MOST_JSON);
    const given = parsed(route.kind === 'upload' ? (url.searchParams.get('input') ?? '') : bytes.toString('utf8'));
    const input = depthOf(given) > MOST_DEPTH ? undefined : route.input.safeParse(given);
    if (!input?.success)
      throw new DeskError(400, 'bad-request', {
        en: 'The desk did not understand this request. Load the page again.',
        hi: 'डेस्क इस अनुरोध को नहीं समझ पाया। पृष्ठ फिर से खोलें।',
      });
    sendJson(response, 200, (await route.answer(input.data as never, desk, bytes)) ?? {});
    return undefined;
  }

  function follow(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`data: ${state()}\n\n`);
    tabs.add(response);
    response.on('close', () => tabs.delete(response));
  }

  return {
    server,
    port,
    access,
    tell: (text) => {
      for (const tab of tabs)
        if (tab.writableLength > MOST_UNREAD) tab.destroy();
        else tab.write(`data: ${text}\n\n`);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep lists and groups are inside each other, counted without calling itself. */
function depthOf(value: unknown): number {
  let level = [value];
  for (let depth = 0; ; depth += 1) {
    const groups = level.filter((each) => typeof each === 'object' && each !== null);
    if (groups.length === 0 || depth > MOST_DEPTH) return depth;
    level = groups.flatMap((each) => Object.values(each));
  }
}

function serve(response: ServerResponse, served: Served | undefined): void {
  if (!served) return refuse(response, 404);
  response.writeHead(200, { 'Content-Type': served.type, 'Content-Length': served.bytes.length }).end(served.bytes);
  return undefined;
}

function refuse(response: ServerResponse, status = 403): void {
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', Connection: 'close' })
    .end(refusedPage(status));
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const { status, code, text } = inWords(error);
  // The rest of a giant upload is not waited for.
  if (status === 413) response.setHeader('Connection', 'close');
  sendJson(response, status, { code, text });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
