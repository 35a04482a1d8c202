import { watch } from 'node:fs';
import { join } from 'node:path';

/** Long enough for a program that writes several files to be done. */
const QUIET_MS = 300;
/** Where a system does not tell of changes, it is asked so often. */
const ASK_MS = 5000;

/** Calls back when something in `content/` was changed by somebody else. */
export function watchContent(project: string, changed: () => void, askMs = ASK_MS): () => void {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    try {
      changed();
    } catch (error) {
      // The folder is away for a moment, or a file in it was. What comes next is seen again.
      console.error(error);
    }
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, QUIET_MS);
  };
  // Also where it is told: a folder that was away and came back is another one, and not all disks tell of all changes.
  const asking = setInterval(look, askMs);
  let stop = () => {};
  try {
    const watcher = watch(join(project, 'content'), { recursive: true }, soon).on('error', soon);
    stop = () => watcher.close();
  } catch (error) {
    console.error(error);
  }
  return () => {
    clearTimeout(timer);
    clearInterval(asking);
    stop();
  };
}
