/** What `bench/search.ts` lets the browser run. */
export { search } from '../src/features/search/search.ts';
export { addWhole, createIndex } from '../src/features/search/search-index.ts';
export { createMini, searchMini } from './minisearch-engine.ts';
export { matcherOf, namesIn } from '../src/features/search/answers/questions.ts';
