import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../server/handler.ts';
import { listSite } from '../../server/site-files.ts';
import { ReleaseError } from './release-error.ts';

/** Serves a folder for a moment and asks for every page: those that must be there, and all others it holds, with what they load. */
export async function tryOut(folder: string, wanted: string[]): Promise<void> {
  const site = listSite(folder);
  const server = createServer(siteHandler(folder)).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pages = new Set([...wanted, ...[...site.keys()].filter((path) => path.endsWith('/'))]);
  const faults: string[] = [];
  for (const path of pages) {
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
    if (answer.status !== 200 || !(await answer.text()).includes('</html>')) faults.push(`${path} (${answer.status})`);
  }
  server.close();
  for (const [path, { type, path: file }] of site) {
    if (!type.startsWith('text/html')) continue;
    const loaded = readFileSync(file, 'utf8').match(/\/_astro\/[^"')\s]+/g) ?? [];
    faults.push(...loaded.filter((name) => !site.has(name)).map((name) => `${path} loads ${name}`));
  }
  if (faults.length > 0)
    throw new ReleaseError(`These do not answer:\n${faults.map((line) => `  ${line}`).join('\n')}`);
}
