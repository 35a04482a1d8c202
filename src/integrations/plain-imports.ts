import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Leaves `import()` in browser code as it is. The engine puts it into a helper that loads the styles of the module first: more than a
 * kilobyte on every page, and there is only one style file.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
