import { watch } from 'node:fs';
import { join } from 'node:path';

/** Long enough for a program that writes several files to be done. */
const QUIET_MS = 300;

/** Calls back when something in `content/` was changed by somebody else. */
export function watchContent(project: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(project, 'content'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
