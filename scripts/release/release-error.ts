import { errorCode } from '../../server/error-code.ts';

/** A release or a rollback that did not happen, in words for the person who asked for it. */
export class ReleaseError extends Error {}

const REASONS = new Map<unknown, string>([
  ['ENOSPC', 'The disk is full.'],
  ['EDQUOT', 'The disk is full.'],
  ['EACCES', 'A file may not be read or written.'],
]);

/** Puts the system's message behind ours where the system refused something: a full disk, a file that cannot be read. */
export function explained(error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  const reason = REASONS.get(errorCode(error)) ?? 'Something could not be read or written.';
  return new ReleaseError(`${reason} (${error instanceof Error ? error.message : String(error)})`);
}
