import { addressChoice } from '../../ui/address-choice.ts';

/** What the finder asks: a place. */
export const CHOICE = addressChoice('place');

/** Longer names do not exist; what is pasted in is cut. */
export const MAX_PLACE_LENGTH = 80;

/** The place in an address. Any words are taken: what is not found is answered too. */
export function readChoice(query: string) {
  return { choice: { place: CHOICE.given(query).place.trim().slice(0, MAX_PLACE_LENGTH) }, problems: {} };
}
