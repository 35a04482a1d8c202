export { substanceSearch } from '../find-substances.ts';
export { readIndex } from '../substance-index.ts';
