import type { Mistake } from '../../files/mistake.ts';
import type { PartSpec } from '../../schemas/part.ts';
import type { Loaded } from '../load.ts';

/** What the layers above define and content refers to. */
export interface Site {
  /** Ids of the pages the site must have. */
  routes: readonly string[];
  /** The parts that prose may use. */
  parts: Readonly<Record<string, PartSpec>>;
}

/** Checks all content together and returns what is wrong. */
export type Rule = (loaded: Loaded, site: Site) => Mistake[];
