import { IDS, idsIn, withList } from '../picker/substance-list.ts';

/** Parameter of the address that holds the purpose. */
export const PURPOSE = 'for';

/** More lines than a consignment has. */
export const MOST_LISTED = 30;

export const PART = { tool: 'consignment', names: [IDS, PURPOSE] };

/** The purpose in an address; '' where there is none. */
export function purposeIn(query: string): string {
  return new URLSearchParams(query).get(PURPOSE) ?? '';
}

/** A query with another list and purpose. */
export function withConsignment(query: string, ids: readonly string[], purpose: string): string {
  return withList(query, PART, ids, { [PURPOSE]: purpose });
}

/** What the address says of the list, as it is kept on the device; '' where there is no substance. */
export function keptForm(query: string): string {
  return idsIn(query).length === 0 ? '' : withConsignment('', idsIn(query), purposeIn(query));
}

/** The address with the kept list, where it names no substance itself; a purpose that it names stays. Else nothing. */
export function withKept(query: string, kept: string): string | undefined {
  if (idsIn(query).length > 0 || idsIn(kept).length === 0) return undefined;
  return withConsignment(query, idsIn(kept), purposeIn(query) || purposeIn(kept));
}

/** Whether the address brings another list than the kept one, which stays until the reader changes something. */
export function isFromLink(query: string, kept: string): boolean {
  return idsIn(kept).length > 0 && idsIn(query).length > 0 && keptForm(query) !== keptForm(kept);
}
