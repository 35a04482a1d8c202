import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Stands where the engine will name the files to load first. */
const NAMES = /,\s*__VITE_PRELOAD__/g;

/**
 * Leaves `import()` in browser code as it is. The engine puts it into a helper that loads the styles of the module first: more than a
 * kilobyte on every page, and there is only one style file. Each module gets a helper of its own that does nothing: one for all would be
 * one more script file.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId: (id, importer) => (id === HELPER ? `${HELPER}?${importer}` : undefined),
    load: (id) => (id.startsWith(HELPER) ? 'export const __vitePreload = (load) => load();' : undefined),
    renderChunk: (code) => (code.search(NAMES) >= 0 ? { code: code.replaceAll(NAMES, ''), map: null } : null),
  };
}
