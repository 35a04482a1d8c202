import { createHash } from 'node:crypto';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './server/headers.ts';
import { finishPages } from './src/integrations/finish-pages.ts';
import { oneClient } from './src/integrations/one-client.ts';
import { plainImports } from './src/integrations/plain-imports.ts';
import { publishCultivators } from './src/integrations/publish-cultivators.ts';
import { publishDocuments } from './src/integrations/publish-documents.ts';
import { publishEmbed } from './src/integrations/publish-embed.ts';
import { publishPictures } from './src/integrations/publish-pictures.ts';
import { publishShare } from './src/integrations/publish-share.ts';
import { sentPackages } from './src/integrations/sent-packages.ts';
import { shortClassNames } from './src/integrations/short-class-names.ts';
import { HEAD_SCRIPTS } from './src/layouts/head-scripts.ts';
import { SITE_ADDRESS } from './src/addresses/site-address.ts';
import { SHOW_NOTICES } from './src/behaviour/show-notices.ts';
import { noticesToWrite } from './src/domain/notices.ts';
import { buildMoment } from './src/lib/build-moment.ts';

/** Never a module of the scripts of every page, or that page would load the file too. */
const SHARED_BY_TOOLS =
  /src\/(ui\/|addresses\/letters|components\/|features\/substances\/Standing|domain\/(weight|format-weight)\.|frame\/|lib\/fetch-data|text\/(name-search|fold-words|sound-key|edit-distance))/;

/** What the tools about substances share. */
const SHARED_BY_SUBSTANCES = /src\/(features\/substances\/(substance-index|find-substances)|domain\/substance-names)/;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** Inline scripts of the pages; that of the notices costs nothing as long as there are none. */
const inlineScripts = [
  ...HEAD_SCRIPTS.map(({ text }) => text),
  ...(noticesToWrite(globalThis.checkedContent?.notices ?? [], buildMoment()).length > 0 ? [SHOW_NOTICES] : []),
];

export default defineConfig({
  site: SITE_ADDRESS,
  trailingSlash: 'always',
  build: { format: 'directory' },
  // Streams make nothing faster that is written to a file. Without them ids of useId() have no prefix, so none may stand in a page.
  integrations: [
    react({ experimentalDisableStreaming: true }),
    mdx(),
    publishDocuments(),
    publishPictures(),
    publishShare(),
    publishCultivators(),
    finishPages(),
    // After it: the style files it puts in order are those of the pages.
    publishEmbed(),
  ],
  // Pages show no program code, and the highlighter's inline styles would break the security policy.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [...contentSecurityPolicy.inPage],
      scriptDirective: { hashes: inlineScripts.map(hashOf) },
    },
  },
  // One script file and one style file, cached for all pages.
  vite: {
    plugins: [plainImports(), oneClient(), sentPackages()],
    worker: { format: 'es', plugins: () => [sentPackages()] },
    css: { modules: { generateScopedName: shortClassNames('src') } },
    build: {
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // Astro's own markers in MDX pages; the message would drown real ones.
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        // What several tools share comes in one file: each file of its own costs more in headers than in code.
        output: {
          codeSplitting: {
            groups: [
              { name: 'client', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
              { name: 'tools', test: SHARED_BY_TOOLS, minShareCount: 2 },
              { name: 'substances', test: SHARED_BY_SUBSTANCES, minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
