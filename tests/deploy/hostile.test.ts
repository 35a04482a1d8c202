import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOSTILE_KINDS } from '../support/hostile-kinds.ts';
import { HOSTILE_REQUESTS } from '../support/hostile-requests.ts';
import { startNginx } from '../support/nginx.ts';
import { nginxProgram } from '../../scripts/nginx-program.ts';
import { rawRequest } from '../support/raw-request.ts';
import { writeSampleSite } from '../support/sample-site.ts';
import { someOf } from '../support/thorough.ts';

const SECRET = 'a line that nobody outside may read';
const program = nginxProgram();

test.skipIf(!program)('nginx gives nonsense a harmless answer, and the next reader the page', async () => {
  const above = mkdtempSync(join(tmpdir(), 'cbn-nginx-'));
  const folder = join(above, 'site');
  writeSampleSite(folder, 'one');
  mkdirSync(join(folder, '.git'));
  for (const file of ['package.json', 'site/.hidden', 'site/.env', 'site/en/.hidden', 'site/.git/config'])
    writeFileSync(join(above, file), SECRET);
  const nginx = await startNginx(program!, 'site.conf', { folder });
  try {
    for (const { name, raw, answers } of [...HOSTILE_REQUESTS, ...someOf(HOSTILE_KINDS, 8)]) {
      const { status, body } = await rawRequest(nginx.port, raw, '127.0.0.1');
      expect(answers, name).toContain(status);
      expect(body, name).not.toContain(SECRET);
    }
    const page = await rawRequest(nginx.port, 'GET /en/home/ HTTP/1.1\r\nHost: a\r\n\r\n', '127.0.0.1');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<p>one</p>')]);
  } finally {
    await nginx.stop();
    rmSync(above, { recursive: true });
  }
});
