import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asker } from '../tests/support/ask.ts';
import { servingPromises } from '../tests/support/serving.ts';
import { siteHandler } from './handler.ts';
import { listenAnywhere } from './listen.ts';

describe('the handler', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer(siteHandler('dist'));
    port = await listenAnywhere(server);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  servingPromises(
    asker(() => port),
    { encodings: ['br', 'gzip'], toOddAddresses: 404 },
  );
});

describe('the program', () => {
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, ['server/main.ts', ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
    return { child, output: () => output };
  };

  test('prints its addresses and ends cleanly when told to', async () => {
    const { child, output } = start('--port', '0');
    while (!output().includes('Ctrl+C')) await once(child.stdout, 'data');
    expect(output()).toMatch(/http:\/\/localhost:\d+\/en\/home\/\n {2}http:\/\/localhost:\d+\/hi\/home\//);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  test('says what to do when the port is taken', async () => {
    const blocker = createTcpServer().listen(0, 'localhost');
    await once(blocker, 'listening');
    const taken = (blocker.address() as AddressInfo).port;
    const { child, output } = start('--port', String(taken));
    const [code] = await once(child, 'close');
    blocker.close();
    expect(code).toBe(1);
    expect(output()).toContain(`Port ${taken} is in use. Choose another one: npm start -- --port ${taken + 1}`);
  });

  test.each(['abc', '70000', '1.5'])('refuses "%s" as a port', async (value) => {
    const { child, output } = start('--port', value);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toContain('whole number from 0 to 65535');
  });
});
