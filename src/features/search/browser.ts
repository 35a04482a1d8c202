/** The search in the browser: one file, loaded when it is first needed. */
export { showResults } from './results';
export { suggest } from './suggestions';
