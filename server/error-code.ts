/** The system's code of an error. @example 'ENOENT' */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
