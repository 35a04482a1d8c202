/** Serves the built site: `npm start`, or `npm run serve -- --root releases/current --port 8080`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGS } from '../src/language/lang.ts';
import { liveHandler } from './live-handler.ts';
import { createSiteServer } from './site-server.ts';

const SHUTDOWN_MS = 5000;

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, root: { type: 'string', default: 'dist' } },
});
const port = Number(values.port ?? process.env['PORT'] ?? 4321);
const host = values.host ?? process.env['HOST'] ?? 'localhost';

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('The port must be a whole number from 0 to 65535.');
if (!existsSync(join(values.root, '404.html')))
  fail(
    `There is no built site in ${values.root}. Run "npm run ${values.root === 'dist' ? 'build' : 'release'}" first.`,
  );

const server = createSiteServer(liveHandler(values.root));

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use. Choose another one: npm start -- --port ${port + 1}`);
  if (error.code === 'EACCES') fail(`Port ${port} may not be used by this account. Choose one above 1023.`);
  fail(error.message);
});

server.listen(port, host, () => {
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log('The site is ready:');
  for (const lang of LANGS) console.log(`  http://${host}:${actualPort}/${lang}/home/`);
  console.log('Stop it with Ctrl+C.');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS).unref();
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
