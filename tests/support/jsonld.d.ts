/** The package has no types of its own: what we use of it. */
declare module 'jsonld' {
  interface Term {
    termType: string;
    value: string;
  }
  const jsonld: {
    toRDF(document: object): Promise<{ subject: Term; predicate: Term; object: Term }[]>;
    expand(document: object): Promise<Record<string, Record<string, unknown[]>[]>[]>;
  };
  export default jsonld;
}
