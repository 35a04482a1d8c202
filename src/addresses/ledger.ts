import { readTextFile } from '../files/read-yaml.ts';

/** The record of every address that was ever released, one a line, sorted. A release adds to it; nothing takes away. */
export const LEDGER = 'addresses.txt';

export function readLedger(): string[] {
  return (readTextFile(LEDGER) ?? '').split('\n').filter(Boolean);
}

/** Each address once, in an order that no setting of the machine changes. */
export function sorted(addresses: string[]): string[] {
  return [...new Set(addresses)].toSorted((a, b) => (a < b ? -1 : 1));
}
