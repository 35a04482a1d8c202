import { expect, test, vi } from 'vitest';
import { packageOf, sentPackages } from './sent-packages.ts';

test.each([
  ['/site/node_modules/react-dom/client.js', 'react-dom'],
  ['C:\\site\\node_modules\\@astrojs\\react\\dist\\client.js', '@astrojs/react'],
  ['/site/node_modules/a/node_modules/b/index.js?commonjs', 'b'],
  ['/site/src/features/search/worker.ts', undefined],
  ['\0rolldown/runtime.js', undefined],
])('%s belongs to %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

test.each([
  ['client', ['/site/node_modules/react/index.js', '/site/src/a.ts'], 0],
  ['client', ['/site/node_modules/left-pad/index.js'], 1],
  ['ssr', ['/site/node_modules/left-pad/index.js'], 0],
])('a %s script with %o: %i complaints', (environment, moduleIds, complaints) => {
  const error = vi.fn();
  const check = sentPackages().generateBundle as (this: unknown, options: unknown, bundle: unknown) => void;
  check.call({ environment: { name: environment }, error }, {}, { 'a.js': { type: 'chunk', moduleIds } });
  expect(error).toHaveBeenCalledTimes(complaints);
  if (complaints > 0) expect(error).toHaveBeenCalledWith(expect.stringContaining('Readers would be sent left-pad'));
});
