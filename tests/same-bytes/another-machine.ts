/** Loaded before a build: the clock is more than a year ahead, and folders are listed in another order. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const AHEAD = 400 * 24 * 60 * 60 * 1000;
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (clock, given) => Reflect.construct(clock, given.length > 0 ? given : [now() + AHEAD]),
  get: (clock, name) => (name === 'now' ? () => now() + AHEAD : Reflect.get(clock, name)),
});

type List = (...given: unknown[]) => unknown[];
type Later = (...given: unknown[]) => Promise<unknown[]>;
type Done = (error: Error | null, entries?: unknown[]) => void;

const { readdirSync, readdir } = fs as unknown as { readdirSync: List; readdir: (...given: unknown[]) => void };
const { readdir: readdirLater } = fs.promises as unknown as { readdir: Later };
Object.assign(fs, {
  readdirSync: (...given: unknown[]) => readdirSync(...given).toReversed(),
  readdir: (...given: unknown[]) => {
    const done = given.at(-1) as Done;
    readdir(...given.slice(0, -1), ((error, entries) => done(error, entries?.toReversed())) satisfies Done);
  },
});
Object.assign(fs.promises, {
  readdir: async (...given: unknown[]) => (await readdirLater(...given)).toReversed(),
});
syncBuiltinESMExports();
