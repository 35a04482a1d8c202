import type { Fact, FactKind, FactOf } from '../schemas/fact.ts';
import { catalogue } from './catalogue.ts';

/** A fact that the code itself needs, by its id in `content/facts.yaml`; of one kind, where the code reads its value. */
export function factOf<Kind extends FactKind>(id: string, kind?: Kind): FactOf<Kind> {
  const fact = catalogue.facts.get(id);
  if (!fact) throw new Error(`content/facts.yaml has no fact "${id}". The site needs it; put it back.`);
  if (!isOfKind(fact, kind))
    throw new Error(`The fact "${id}" of content/facts.yaml is of kind "${fact.kind}". The site needs "${kind}".`);
  return fact;
}

/** The same where the code computes with its number. */
export function amountOf<Kind extends FactKind>(id: string, kind: Kind): FactOf<Kind> & { value: number } {
  const fact = factOf(id, kind);
  if (!hasValue(fact))
    throw new Error(`The fact "${id}" of content/facts.yaml needs a "value". The site computes with it.`);
  return fact;
}

function isOfKind<Kind extends FactKind>(fact: Fact, kind: Kind | undefined): fact is FactOf<Kind> {
  return kind === undefined || fact.kind === kind;
}

function hasValue<Known extends Fact>(fact: Known): fact is Known & { value: number } {
  return 'value' in fact;
}

/** The day on which the content was last updated, as shown at the foot of every page. */
export const lastUpdated = factOf('last-updated', 'date').date;
