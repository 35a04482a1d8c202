import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';

export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Raw requests to a server of this machine: no library tidies the path on the way. */
export function asker(port: () => number): Ask {
  return (path, headers = {}, method = 'GET') =>
    send(request, { host: 'localhost', port: port(), path, method, headers, agent });
}

/** The same over TLS, with whatever certificate the server shows. */
export function secureAsker(port: () => number): Ask {
  return (path, headers = {}, method = 'GET') =>
    send(secureRequest, { host: 'localhost', port: port(), path, method, headers, rejectUnauthorized: false });
}

function send(ask: typeof request, options: RequestOptions & { rejectUnauthorized?: boolean }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = ask(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
