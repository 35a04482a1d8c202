import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Paper } from '../schemas/paper.ts';
import { paperWords } from '../words/paper-words.ts';

const require = createRequire(import.meta.url);

/** Where, below `content/`, `npm run documents` notes from which state of its source each PDF was made. */
export const MADE_FILE = 'documents/made.json';

/** The fonts of printed papers: our cut of Noto Sans Devanagari, and the Latin letters drawn to stand beside it. */
export const PAPER_FONTS = [400, 700].flatMap((weight) => [
  { weight, range: 'U+0900-097F, U+200C-200D, U+25CC', file: `src/assets/fonts/noto-sans-devanagari-${weight}.woff2` },
  {
    weight,
    range: 'U+0000-00FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
    file: require.resolve(`@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-latin-${weight}-normal.woff2`),
  },
]);

/** Everything but the words that decides how a PDF looks. */
const LAYOUT_FILES = [
  'src/papers/PaperSheet.tsx',
  'src/papers/PaperGrid.tsx',
  'src/papers/PaperText.tsx',
  'src/papers/paper.css',
  'src/ui/Mark.tsx',
];

/**
 * A mark of everything a PDF depends on: the paper with its facts filled in, the words around it, layout and fonts.
 * When it differs from the one in `made.json`, the PDF is older than its source.
 */
export function paperHash(paper: Paper): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(paper))
    .update(JSON.stringify(paperWords(paper.section)));
  for (const file of LAYOUT_FILES) hash.update(layoutIn(readFileSync(file, 'utf8')));
  for (const { file, range } of PAPER_FONTS) hash.update(range).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The code without imports, comments and the line ends of Windows: moving a file or rewording a comment leaves a PDF as it is. Within a word
 * no comment begins: there it is a pattern of file names.
 */
export function layoutIn(code: string): string {
  return code
    .replaceAll('\r\n', '\n')
    .replaceAll(/^import .*\n/gm, '')
    .replaceAll(/(?<=^|[\s{(])\/\*[^]*?\*\//g, '');
}
