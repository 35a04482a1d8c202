import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files of the project that follow from the content. Gives a way back. */
export function writeOutside(project: string, files: Record<string, string | Buffer>): () => void {
  const before = Object.keys(files).map((file) => {
    const path = join(project, file);
    return { path, bytes: existsSync(path) ? readFileSync(path) : undefined };
  });
  const goBack = () => {
    for (const { path, bytes } of before)
      if (bytes) writeWhole(path, bytes);
      else rmSync(path, { force: true });
  };
  try {
    for (const [file, contents] of Object.entries(files)) writeWhole(join(project, file), contents);
  } catch (error) {
    goBack();
    throw error;
  }
  return goBack;
}

function writeWhole(path: string, contents: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.desk-new`, contents);
  renameSync(`${path}.desk-new`, path);
}
