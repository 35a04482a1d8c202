import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Access, isOfThisMachine } from './access.ts';
import { appFile, draftFile, type Served } from './app-files.ts';
import { DeskError } from './desk-error.ts';
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

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  });
  server.listen(wanted, '127.0.0.1');
  await new Promise<void>((done, failed) => server.once('listening', done).once('error', failed));
  ({ port } = server.address() as AddressInfo);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const url = new URL(`http://localhost:${port}${request.url ?? '/'}`);
    if (!isOfThisMachine(request, port)) return refuse(response);
    const token = url.searchParams.get('token');
    if (request.method === 'GET' && token !== null) {
      const cookie = access.exchange(token, port);
      if (cookie) {
        response.writeHead(303, { 'Set-Cookie': cookie, Location: '/' }).end();
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
    const input = route.input.safeParse(given);
    if (!input.success)
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
      for (const tab of tabs) tab.write(`data: ${text}\n\n`);
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
  if (error instanceof DeskError) {
    // The rest of a giant upload is not waited for.
    if (error.status === 413) response.setHeader('Connection', 'close');
    sendJson(response, error.status, { code: error.code, text: error.text });
    return;
  }
  console.error(error);
  sendJson(response, 500, {
    code: 'broken',
    text: {
      en: 'Something went wrong at the desk. What you saved before is safe. The window in which you started it says more.',
      hi: 'डेस्क में कुछ गड़बड़ हुई। पहले सहेजा हुआ सुरक्षित है। जिस विंडो में डेस्क शुरू किया था, उसमें और लिखा है।',
    },
  });
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
