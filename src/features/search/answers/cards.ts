/** How cards are made: one file, loaded with the first card. */
export { liveCard } from './live-card.ts';
export { makeCard } from './make-card.ts';
