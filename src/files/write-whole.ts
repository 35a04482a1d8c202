import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file anew, or leaves it as it was: a full disk or a program that is killed never leaves half of it. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  const beside = `${file}.new`;
  try {
    writeFileSync(beside, text, { flush: true });
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
