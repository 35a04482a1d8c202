/** A release or a rollback that did not happen, in words for the person who asked for it. */
export class ReleaseError extends Error {}

/** Puts the system's message behind ours where the system refused something: a full disk, a file that cannot be read. */
export function explained(error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = {
    ENOSPC: 'The disk is full.',
    EDQUOT: 'The disk is full.',
    EACCES: 'A file may not be read or written.',
  };
  return new ReleaseError(
    `${reason[code as keyof typeof reason] ?? 'Something could not be read or written.'} (${message})`,
  );
}
