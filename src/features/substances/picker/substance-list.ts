import { withChoice, type ToolPart } from '../../../ui/address-choice.ts';

/** Parameter of the address that holds the ids of the chosen substances, with a blank between them. */
export const IDS = 's';

/** Longer ids do not exist; what an address says beyond is cut before it is shown. */
const MAX_ID_LENGTH = 60;
/** Ids that an address may name without a substance of that name; more are not listed one by one. */
const MAX_UNKNOWN = 5;

/** The ids in an address, each once. @example idsIn('?s=ketamine+heroin') // ['ketamine', 'heroin'] */
export function idsIn(query: string): string[] {
  const written = new URLSearchParams(query).getAll(IDS).flatMap((value) => value.split(/[\s,]+/));
  return [...new Set(written.map((id) => id.toLowerCase()).filter((id) => id !== ''))];
}

/** What an address asks for: the substances that there are, and what is wrong with the rest. */
export interface ReadList<Thing> {
  chosen: Thing[];
  unknown: string[];
  /** The address names more than fit. */
  isCut: boolean;
}

export function readList<Thing>(query: string, known: ReadonlyMap<string, Thing>, most: number): ReadList<Thing> {
  const ids = idsIn(query);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  const unknown = ids.filter((id) => !known.has(id)).slice(0, MAX_UNKNOWN);
  return {
    chosen: found.slice(0, most),
    unknown: unknown.map((id) => id.slice(0, MAX_ID_LENGTH)),
    isCut: found.length > most,
  };
}

/** Why a substance is not taken into a list. */
export type Refusal = 'full' | 'twice';

export function refusalOf(ids: readonly string[], added: string, most: number): Refusal | undefined {
  if (ids.includes(added)) return 'twice';
  return ids.length >= most ? 'full' : undefined;
}

/** A query with another list of substances, and what else the tool keeps there. */
export function withList(query: string, part: ToolPart, ids: readonly string[], rest: Record<string, string>): string {
  return withChoice(query, part, { [IDS]: ids.join(' '), ...rest }, false);
}
