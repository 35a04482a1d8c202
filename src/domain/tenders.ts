import type { Tender } from '../schemas/record.ts';

export const TENDER_STATES = ['active', 'archived'] as const;
export type TenderState = (typeof TENDER_STATES)[number];

/** The last moment for bids: that of the newest corrigendum that moves it, else the one first published. */
export function closingOf({ closes, corrigenda }: Tender): string {
  return newest(corrigenda).find(({ newCloses }) => newCloses)?.newCloses ?? closes;
}

/** When bids are opened, corrigenda counted; nothing where it is not known. */
export function openingOf({ opens, corrigenda }: Tender): string | undefined {
  return newest(corrigenda).find(({ newOpens }) => newOpens)?.newOpens ?? opens;
}

/** How a tender stands at a moment of Indian time (`yyyy-mm-ddThh:mm`). At the closing moment itself it is closed. */
export function tenderStateAt(tender: Tender, now: string): TenderState {
  return now < closingOf(tender) ? 'active' : 'archived';
}

/** Newest first; of two from one day the one written later counts as newer. */
export function newest<T extends { date: string }>(corrigenda: T[]): T[] {
  return corrigenda.toReversed().toSorted((a, b) => b.date.localeCompare(a.date));
}
