import type { Fact } from '../schemas/fact.ts';
import { catalogue } from './catalogue.ts';

/** A fact that the code itself needs, by its id in `content/facts.yaml`. */
export function factOf(id: string): Fact {
  const fact = catalogue.facts.get(id);
  if (!fact) throw new Error(`content/facts.yaml has no fact "${id}". The site needs it; put it back.`);
  return fact;
}

/** The day on which the content was last updated, as shown at the foot of every page. */
export const lastUpdated = factOf('last-updated').date!;
