import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { siteHandler } from '../../server/handler.ts';
import { listenAnywhere } from '../../server/listen.ts';
import { listSite } from '../../server/site-files.ts';
import { ReleaseError } from './release-error.ts';

/** Serves a folder for a moment and asks for every page: those that must be there, and all others it holds, with what they load. */
export async function tryOut(folder: string, wanted: string[]): Promise<void> {
  const { files } = listSite(folder);
  const server = createServer(siteHandler(folder));
  const port = await listenAnywhere(server);
  const pages = new Set([...wanted, ...[...files.keys()].filter((path) => path.endsWith('/'))]);
  const faults: string[] = [];
  for (const path of pages) {
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
    if (answer.status !== 200 || !(await answer.text()).includes('</html>')) faults.push(`${path} (${answer.status})`);
  }
  server.close();
  for (const [path, { name }] of files) {
    if (!name.endsWith('.html')) continue;
    const loaded = readFileSync(join(folder, name), 'utf8').match(/\/_astro\/[^"')\s]+/g) ?? [];
    faults.push(...loaded.filter((file) => !files.has(file)).map((file) => `${path} loads ${file}`));
  }
  if (faults.length > 0)
    throw new ReleaseError(`These do not answer:\n${faults.map((line) => `  ${line}`).join('\n')}`);
}
