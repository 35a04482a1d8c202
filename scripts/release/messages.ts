import { liveId } from './releases.ts';
import { ReleaseError } from './release-error.ts';

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Ends the program: what went wrong, and what readers see now. */
export function stopWith(error: unknown, folder: string): never {
  if (!(error instanceof ReleaseError)) throw error;
  const live = liveId(folder);
  console.error(error.message);
  console.error(live === undefined ? 'Nothing is live yet.' : `Live now: ${live}.`);
  process.exit(1);
}
