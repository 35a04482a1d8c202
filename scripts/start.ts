/** `npm start`: builds the site, then serves it. */
import { spawnSync } from 'node:child_process';
import { BUILD_COMMAND } from './build-command.ts';

// In a process of its own: the server need not keep the memory that building takes.
const { status } = spawnSync(process.execPath, [...BUILD_COMMAND, ...process.argv.slice(2)], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('../server/main.ts');
