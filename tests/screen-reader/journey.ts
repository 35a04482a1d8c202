import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A thing by its role and its words: `{ button: search.button }`; `state` as heard, or the key of what is said of it. */
export type Thing = Record<string, string>;

/** One step, and what must be heard after it. */
export interface Step {
  /** A page by its id, an address, or `$name` of a sample that is one. */
  open?: string;
  /** Reads on to the next thing of this kind. */
  next?: Thing;
  /** Presses Tab until it has the focus. */
  tab?: Thing;
  /** Reads on to a thing and presses Enter on it; the space bar where that is usual. */
  activate?: Thing;
  /** Types into the field that has the focus, in place of what is there. */
  type?: string;
  /** Chooses an option of the list that has the focus, by its words or its number after the one that asks. */
  choose?: string | number;
  press?: string;
  /** In this order, further on, with other things between them. */
  hears?: Thing[];
  /** All that is announced, in this order. */
  says?: string[];
  /** What has the focus afterwards. */
  focus?: Thing;
}

export interface Journey {
  journey: string;
  device?: 'phone';
  /** The lists of cultivators are made up, so that somebody is known to be on them. */
  people?: 'made-up';
  steps: Step[];
  /** The name of its transcript. */
  file: string;
}

const FOLDER = 'tests/screen-reader';

/** All journeys, in the order of the files. */
export function journeys(): Journey[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((name) =>
      (parse(readFileSync(join(FOLDER, name), 'utf8')) as Omit<Journey, 'file'>[]).map((journey, index) => ({
        ...journey,
        file: `${name.replace('.yaml', '')}-${index + 1}`,
      })),
    );
}
