import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../support/patience.ts';
import { copySite } from '../../bench/site-copy.ts';

/** A copy of the project: no test changes `content/` itself. */
const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const RECORDS = 'content/registers/notifications';
/** The newest: the page of the list begins with it. */
const newest = readdirSync(RECORDS).findLast((name) => /^\d{4}/.test(name)) ?? '';
const RECORD = join(folder, RECORDS, newest);
const PAGE = '/en/notifications/circulars_notifications/';
const TITLE = 'Notice about the zanzibar lighthouse';

let server: ChildProcess;
let origin = '';

beforeAll(async () => {
  copySite(folder);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  // Astro does not answer where it finds the mark of this test runner.
  const { VITEST: _, ...env } = process.env;
  server = spawn(process.execPath, ['scripts/dev.ts', '--port', String(port)], { cwd: folder, env, stdio: 'ignore' });
  await until(async () => (await fetch(origin + PAGE)).ok);
}, PATIENCE.testMs);

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const page = async () => (await fetch(origin + PAGE)).text();
/** The titles that the search knows: the file that is fetched first names the file with the rest of them. */
const searched = async () => {
  const first = await (await fetch(`${origin}/en/data/search.json`)).text();
  const { more } = JSON.parse(first) as { more: string };
  return first + (await (await fetch(origin + more)).text());
};

test(
  'a record is shown, found and gone again without a restart; a mistake in it is named',
  async () => {
    expect(await page()).not.toContain(TITLE);
    expect(await searched()).not.toContain(TITLE);
    const record = readFileSync(RECORD, 'utf8');

    writeFileSync(RECORD, record.replace(/^( +en:) .*/m, `$1 ${TITLE}`));
    const shownAfter = await until(async () => (await page()).includes(TITLE));
    const foundAfter = await until(async () => (await searched()).includes(TITLE));
    console.log(`shown after ${shownAfter} ms, found ${foundAfter} ms later`);

    const added = RECORD.replace(/[^/]+$/, 'zanzibar-added.yaml');
    writeFileSync(added, readFileSync(RECORD, 'utf8').replaceAll(TITLE, `${TITLE}, added`));
    await until(async () => (await page()).includes('id="zanzibar-added"'));

    rmSync(added);
    writeFileSync(RECORD, record.replace(/^title:/m, 'titel:'));
    await until(async () => (await fetch(origin + PAGE)).status === 500);
    const mistakes = await page();
    expect(mistakes).toContain(RECORD.slice(folder.length + 1));
    expect(mistakes).toContain('titel');

    writeFileSync(RECORD, record);
    await until(async () => (await fetch(origin + PAGE)).ok);
    expect(await page()).not.toContain(TITLE);

    // What can be read is shown before it is checked: a figure in one language alone is found behind it.
    writeFileSync(RECORD, record.replace(/^( +en:) .*/m, `$1 ${TITLE} of 4711`));
    await until(async () => (await fetch(origin + PAGE)).status === 500);
    expect(await page()).toContain('4711');

    writeFileSync(RECORD, record);
    await until(async () => (await fetch(origin + PAGE)).ok);
  },
  PATIENCE.testMs,
);

/** Waits until something holds; how long that took. */
async function until(holds: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - start > PATIENCE.expectMs) throw new Error(`This did not come true: ${holds.toString()}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return Math.round(performance.now() - start);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}
