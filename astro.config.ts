import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './server/headers.ts';
import { keepLayerOrder } from './src/integrations/keep-layer-order.ts';
import { publishCultivators } from './src/integrations/publish-cultivators.ts';
import { publishDocuments } from './src/integrations/publish-documents.ts';
import { watchContent } from './src/integrations/watch-content.ts';

export default defineConfig({
  site: process.env['SITE_ADDRESS'] ?? 'https://cbn.nic.in',
  trailingSlash: 'always',
  build: { format: 'directory' },
  integrations: [react(), mdx(), watchContent(), publishDocuments(), publishCultivators(), keepLayerOrder()],
  // Pages show no program code, and the highlighter's inline styles would break the security policy.
  markdown: { syntaxHighlight: false },
  security: { csp: { directives: [...contentSecurityPolicy.inPage] } },
  // One script file and one style file, cached for all pages.
  vite: {
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // Astro's own markers in MDX pages; the message would drown real ones.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
  devToolbar: { enabled: false },
});
