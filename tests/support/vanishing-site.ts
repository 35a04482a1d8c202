import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../server/handler.ts';

/** The site on a server of its own, which can vanish and publish another release. */
export class VanishingSite {
  /** Files of the newest release that differ from dist/; null where one is gone. */
  readonly changed = new Map<string, string | null>();
  /** Runs before an answer. */
  before: (path: string) => Promise<void> | void = () => {};
  private readonly handler = siteHandler('dist');
  private server: Server | undefined;
  private port = 0;

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  async up(): Promise<void> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => {
      this.server!.listen(this.port, 'localhost', resolve);
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  async down(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = request.url!.split('?');
    await this.before(path);
    const body = this.changed.get(path);
    if (body === undefined) return void this.handler(request, response);
    if (body === null) return void response.writeHead(404).end();
    const types = { js: 'text/javascript', css: 'text/css', json: 'application/json' } as Record<string, string>;
    const type = types[path.split('.').at(-1)!] ?? 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(body);
  }
}
