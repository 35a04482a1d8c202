import type { Mistake } from '../../files/mistake.ts';
import type { PartSpec } from '../../schemas/part.ts';
import type { Loaded } from '../load.ts';

/** What the layers above define and content refers to. */
export interface Surroundings {
  /** The parts that prose may use. */
  parts: Readonly<Record<string, PartSpec>>;
  /** Pages whose addresses the specification fixes: their addresses after `/<lang>/`, by id. */
  specified: Readonly<Record<string, string>>;
  /** Pages to which the frame and the tools lead, in the same way. */
  needed: Readonly<Record<string, string>>;
  /** Every address that was ever released. */
  ledger: readonly string[];
}

export interface Site extends Surroundings {
  /** Ids of the pages there are, in the order of the menu. */
  routes: readonly string[];
}

/** Checks all content together and returns what is wrong. */
export type Rule = (loaded: Loaded, site: Site) => Mistake[];
