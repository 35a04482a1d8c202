/** `npm run dev`: shows the site while somebody writes. Content is checked after each change, and the search works. */
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Before anything is loaded: React chooses between its two forms, and the lists get a folder of their own.
process.env['NODE_ENV'] = 'development';

const { dev } = await import('astro');
const { default: config } = await import('../astro.config.ts');
const { liveContent } = await import('../src/integrations/live-content.ts');
const { checkContent } = await import('../src/parts/check-content.ts');

await dev({
  ...config,
  configFile: false,
  // A build empties its own cache; it may run beside this server.
  cacheDir: './node_modules/.astro-dev',
  server: { ...(values.port && { port: Number(values.port) }), ...(values.host && { host: values.host }) },
  integrations: [...(config.integrations ?? []), liveContent(checkContent)],
});
