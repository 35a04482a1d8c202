import { build } from 'vite';
import type { LineWords } from '../features/offline/copy-line.ts';
import { LANGS } from '../language/lang.ts';
import { type Translator, translator } from '../words/strings.ts';
import { sentPackages } from '../integrations/sent-packages.ts';

/** Writes service-worker.js into a folder: the worker, or the one that removes it. */
export async function buildWorker(folder: string, isOff: boolean): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sentPackages()],
    define: {
      LINE_WORDS: JSON.stringify(Object.fromEntries(LANGS.map((lang) => [lang, lineWords(translator(lang))]))),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `src/service-worker/${isOff ? 'remove' : 'main'}.ts`,
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

function lineWords(t: Translator): LineWords {
  return {
    offline: t('offline.lineOffline'),
    slow: t('offline.lineSlow'),
    missing: t('offline.lineMissing'),
    link: t('offline.lineLink'),
  };
}
