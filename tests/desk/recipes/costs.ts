import { mkdirSync, writeFileSync } from 'node:fs';
import type { ByHand } from './by-hand.ts';
import type { Effort } from './hand.ts';

export interface Cost extends Effort {
  what: string;
  /** Time of the walk without a pause between strokes, until “Saved”, and of handing in. */
  saved: number;
  handedIn: number;
  hand: ByHand;
}

/**
 * Keystroke-level model (Card, Moran and Newell, 1980): seconds for a key of somebody who does not type for a living, and for one aim, which is to think
 * what comes next (1.35), to move the hand (0.4), to point (1.1) and to click (0.2).
 */
const KEY = 0.28;
const AIM = 3.05;
/** `npm run check:content` and `git add` with `git commit -m` and a sentence. */
const COMMANDS = 90;
/** A file is found in its folder, opened, the place found in it, and saved. */
const AIMS_PER_TEXT = 4;
const AIMS_PER_COPY = 3;

export const minutesAtDesk = ({ clicks, fields, characters, saved, handedIn }: Cost) =>
  ((clicks + fields) * AIM + characters * KEY + saved + handedIn) / 60;

export const minutesByHand = ({ hand: { texts, copied, characters } }: Cost) =>
  ((texts * AIMS_PER_TEXT + copied * AIMS_PER_COPY) * AIM + (characters + COMMANDS) * KEY) / 60;

/** The figures of `bench/README.md`. */
export function writeCosts(costs: Cost[]): void {
  const head =
    'change,clicks,fields,characters,seconds until saved,seconds of handing in,minutes (estimate),files by hand,characters by hand,minutes by hand (estimate)';
  const lines = costs.map((cost) =>
    [
      cost.what,
      cost.clicks,
      cost.fields,
      cost.characters,
      cost.saved.toFixed(1),
      cost.handedIn.toFixed(1),
      minutesAtDesk(cost).toFixed(1),
      cost.hand.texts + cost.hand.copied,
      cost.hand.characters,
      minutesByHand(cost).toFixed(1),
    ].join(','),
  );
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/desk-clicks.csv', `${[head, ...lines].join('\n')}\n`);
}
