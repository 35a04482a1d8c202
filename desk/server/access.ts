import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

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

  /** Takes a token; what it opened is a cookie. */
  exchange(token: string, port: number): string | undefined {
    if (!same(token, this.#token)) return undefined;
    this.#token = secret();
    return `${cookieName(port)}=${this.#session}; HttpOnly; SameSite=Strict; Path=/`;
  }

  isKnown({ headers }: IncomingMessage, port: number): boolean {
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.some((cookie) => same(cookie, `${cookieName(port)}=${this.#session}`));
  }
}

/** Another website cannot name this address as its own: neither through a name that points here nor from a page of its own. */
export function isOfThisMachine({ headers }: IncomingMessage, port: number): boolean {
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!hosts.includes(headers.host ?? '')) return false;
  if (headers.origin !== undefined && !hosts.some((host) => headers.origin === `http://${host}`)) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Cookies do not tell ports apart: two desks on one machine must not use each other's. */
function cookieName(port: number): string {
  return `desk-${port}`;
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
