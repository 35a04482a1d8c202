import { editDistance } from '../../text/edit-distance.ts';

/** How many slips of the pen a suggestion may be away. */
const MOST_SLIPS = 3;

/** The known name that was perhaps meant. */
export function nearestName(written: string, known: Iterable<string>): string | undefined {
  const [best] = [...known]
    .map((name) => ({ name, slips: editDistance(written, name, MOST_SLIPS) }))
    .toSorted((a, b) => a.slips - b.slips);
  return best && best.slips <= MOST_SLIPS ? best.name : undefined;
}
