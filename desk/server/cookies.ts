import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export function secret(): string {
  return randomBytes(24).toString('base64url');
}

/** The preview has an address of its own, and shows what nobody has published: whoever has not opened the desk is refused there as well. */
export const PREVIEW_COOKIE = `desk-preview-${process.pid}=${secret()}`;

export function hasCookie({ headers }: IncomingMessage, wanted: string): boolean {
  return (headers.cookie ?? '').split(';').some((cookie) => same(cookie.trim(), wanted));
}

export function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
