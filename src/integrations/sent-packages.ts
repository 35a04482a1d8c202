import type { Plugin } from 'vite';

/** Every package of which some part is sent to readers. Their licences are published with the site, as they ask. */
export const SENT_PACKAGES = [
  '@astrojs/react',
  '@fontsource/noto-sans-devanagari',
  'astro',
  'react',
  'react-dom',
  'scheduler',
  'workbox-core',
  'workbox-navigation-preload',
  'workbox-routing',
  'workbox-strategies',
] as const;

/** Stops the build when a script for browsers holds a package that is not named above. */
export function sentPackages(): Plugin {
  return {
    name: 'sent-packages',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      const unnamed = new Set(modules.map(packageOf)).difference(new Set([undefined, ...SENT_PACKAGES]));
      if (unnamed.size === 0) return;
      this.error(
        `Readers would be sent ${[...unnamed].join(', ')}. Add it to SENT_PACKAGES in src/integrations/sent-packages.ts, so that its licence is published.`,
      );
    },
  };
}

/** The package a module belongs to; nothing for our own. @example packageOf('/…/node_modules/react-dom/client.js') // 'react-dom' */
export function packageOf(module: string): string | undefined {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.replaceAll('\\', '/'))?.[1];
}
