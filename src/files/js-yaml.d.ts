declare module 'js-yaml' {
  /** YAML 1.2 without dates and merged keys. */
  export const CORE_SCHEMA: object;
  /** Reads one document; throws where it is wrong. */
  export function load(text: string, options: { schema: object }): unknown;
}
