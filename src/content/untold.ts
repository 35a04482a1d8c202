import { type Marks, record, untold } from '../domain/recorded.ts';
import { todayInIndia } from '../lib/indian-date.ts';
import type { Recorded } from '../schemas/change.ts';
import type { DraftCatalogue } from './load.ts';

type Told = Pick<DraftCatalogue, 'recorded' | 'changes'>;

/** What changed and of which no line of the history tells. By the clock on the wall: a build as of another moment changes nothing. */
export function untoldIn({ recorded, changes = [] }: Told, marks: Marks): string[] {
  return untold({ marks, recorded, changes, today: todayInIndia() });
}

/** What to note of the history now. */
export function recordIn({ recorded, changes = [] }: Told, marks: Marks, minor: readonly string[] = []): Recorded {
  return record({ marks, recorded, changes, today: todayInIndia() }, minor);
}
