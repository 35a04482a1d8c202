/**
 * Cuts the fallback Devanagari fonts down to what modern Hindi needs and writes them to src/assets/fonts/.
 * A third, tiny one holds only the Hindi words in the frame of English pages, so that those need no more. A fourth has plain forms only, for
 * tables within other websites.
 * Run it by hand (`npm run fonts`) when the characters, those words or the font package change; its output is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { DEVANAGARI_OF_HINDI } from '../src/language/devanagari.ts';
import { translator } from '../src/words/strings.ts';

const require = createRequire(import.meta.url);
const frameWords = translator('hi')('site.name') + translator('en')('language.switch');

/** Half forms, the र above and below, क्ष and ज्ञ, and where signs stand; without all that only makes it finer. */
const PLAIN_FORMS = ['akhn', 'rphf', 'rkrf', 'vatu', 'blwf', 'half', 'abvs', 'abvm', 'blwm'];

await cut(400, DEVANAGARI_OF_HINDI, 'noto-sans-devanagari-400.woff2');
await cut(700, DEVANAGARI_OF_HINDI, 'noto-sans-devanagari-700.woff2');
await cut(700, frameWords, 'noto-sans-devanagari-names.woff2');
await cut(400, DEVANAGARI_OF_HINDI, 'noto-sans-devanagari-embed.woff2', { keepFeatures: PLAIN_FORMS, noHinting: true });

async function cut(
  weight: number,
  characters: string,
  file: string,
  options: { keepFeatures?: string[]; noHinting?: boolean } = {},
): Promise<void> {
  const source = require.resolve(
    `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff2`,
  );
  const subset = await subsetFont(readFileSync(source), characters, { targetFormat: 'woff2', ...options });
  writeFileSync(`src/assets/fonts/${file}`, subset);
  console.log(`src/assets/fonts/${file}: ${subset.length} bytes`);
}
