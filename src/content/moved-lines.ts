import { stringify } from 'yaml';
import type { MovedAddress } from '../schemas/moved.ts';

/** Entries of `content/moved.yaml` as an editor would write them. */
export function movedLines(entries: MovedAddress[]): string {
  return stringify(entries, { singleQuote: true, lineWidth: 0 }).replaceAll(
    /since: "?'?(\d{4}-\d\d-\d\d)'?"?/g,
    "since: '$1'",
  );
}
