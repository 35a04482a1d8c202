import { SITE_ADDRESS } from '../../addresses/site-address.ts';

/** A thing in the words of schema.org. What is not known is left out. */
export interface LinkedThing {
  '@type': string;
  [property: string]: unknown;
}

/** The whole address of a page or file of the site. */
export function addressOf(path: string): string {
  return SITE_ADDRESS + path;
}

/** India, where the law holds and the bureau works. */
export const INDIA: LinkedThing = { '@type': 'Country', name: 'India', identifier: 'IN' };

/** Several as a list, one as itself, none as nothing: shorter, and means the same. */
export function oneOrMore<Value>(values: readonly Value[]): Value | readonly Value[] | undefined {
  return values.length > 1 ? values : values[0];
}
