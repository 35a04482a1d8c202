import type { IncomingMessage } from 'node:http';
import { hasCookie, PREVIEW_COOKIE, same, secret } from './cookies.ts';

/**
 * Who may use the desk: whoever has opened the address with the one-time token, which only the terminal shows. The token is exchanged for a cookie and is then
 * worth nothing; the next one is printed in its place.
 */
export class Access {
  readonly #session = secret();
  #token = secret();

  get token(): string {
    return this.#token;
  }

  /** Takes a token; what it opened are cookies, one for the desk and one for the preview. */
  exchange(token: string, port: number): string[] | undefined {
    if (!same(token, this.#token)) return undefined;
    this.#token = secret();
    return [`${cookieName(port)}=${this.#session}`, PREVIEW_COOKIE].map(
      (cookie) => `${cookie}; HttpOnly; SameSite=Strict; Path=/`,
    );
  }

  isKnown(request: IncomingMessage, port: number): boolean {
    return hasCookie(request, `${cookieName(port)}=${this.#session}`);
  }
}

/** Another website cannot name this address as its own: neither through a name that points here nor from a page of its own. */
export function isOfThisMachine({ headers }: IncomingMessage, port: number): boolean {
  // The only name that is printed: the preview is of the same site as the desk under no other.
  if (headers.host !== `localhost:${port}`) return false;
  if (headers.origin !== undefined && headers.origin !== `http://localhost:${port}`) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Cookies do not tell ports apart: two desks on one machine must not use each other's. */
function cookieName(port: number): string {
  return `desk-${port}`;
}
