import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxFiles } from '../../server/nginx-files.ts';
import { redirectTable } from '../../server/redirect-table.ts';
import { wholeCatalogue } from '../../src/content/load.ts';
import { asker, secureAsker } from '../support/ask.ts';
import { type Nginx, startNginx } from '../support/nginx.ts';
import { brotliModule, nginxProgram } from '../../scripts/nginx-program.ts';
import { loadedContent } from '../support/loaded-content.ts';
import { servingPromises } from '../support/serving.ts';

const program = nginxProgram();
const whole = wholeCatalogue(loadedContent);

// The redirects follow from the content and are written by each release; the rest follows from code.
const ofCode = Object.entries(nginxFiles(redirectTable(whole))).filter(([name]) => name !== 'redirects.conf');

test.each(ofCode)('%s is as new as our tables', (name, text) => {
  const message = `deploy/nginx/${name} is older than the tables. Run “npm run deploy:files”.`;
  expect(readFileSync(`deploy/nginx/${name}`, 'utf8') === text, message).toBe(true);
});

describe.skipIf(!program)('nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(program!, 'site.conf');
  });
  afterAll(() => nginx.stop());
  const ask = asker(() => nginx.port);

  servingPromises(ask, {
    encodings: program && brotliModule(program) ? ['br', 'gzip'] : ['gzip'],
    toOddAddresses: 400,
  });

  test('its log tells neither who asked nor what was typed', async () => {
    await ask('/en/search/?q=opium+licence', {
      'X-Forwarded-For': '203.0.113.9',
      'User-Agent': 'reader',
      Referer: 'https://cbn.example/',
    });
    const line = nginx
      .log()
      .split('\n')
      .findLast((each) => each.includes('/en/search/'))!;
    expect(line).toMatch(/ 203\.0\.113\.0 "GET \/en\/search\/" 200 \d+ [\d.]+$/);
  });
});

describe.skipIf(!program)('nginx over TLS', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx(program!, 'site-tls.conf');
  });
  afterAll(() => nginx.stop());

  test('plain HTTP leads to the encrypted site', async () => {
    const { status, headers } = await asker(() => nginx.port)('/en/search/?q=patta');
    expect([status, headers.location]).toEqual([308, 'https://cbn.nic.in/en/search/?q=patta']);
  });

  test('the encrypted site answers, and promises to stay so', async () => {
    const ask = secureAsker(() => nginx.securePort);
    for (const [path, expected] of [
      ['/en/home/', 200],
      ['/en/home', 308],
      ['/en/nothing/', 404],
    ] as const) {
      const { status, headers } = await ask(path);
      expect([status, headers['strict-transport-security']], path).toEqual([expected, 'max-age=31536000']);
    }
  });
});
