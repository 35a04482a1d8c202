/** `npm run check:content [-- --lang hi] [-- --all]`: checks everything in content/; each mistake with its cure, ten at a time. */
import { parseArgs } from 'node:util';
import { MOST_AT_ONCE, printMistakes } from '../src/files/mistake.ts';
import { isLang, LANGS, type Lang } from '../src/language/lang.ts';

const USE = `Use: npm run check:content [-- --lang hi] [-- --all]
  --lang ${LANGS.join('|')}   the language of the messages
  --all          all messages, not only the first ${MOST_AT_ONCE}`;

const { lang, all } = readArguments();
// A wrong argument is answered at once; the rest of the program takes a moment to be read.
const { checkContent } = await import('../src/parts/check-content.ts');
const printing = { lang, most: all ? Infinity : MOST_AT_ONCE };

const { mistakes, questions } = await checkContent();
if (questions.length > 0) console.error(`${printMistakes(questions, printing)}\n`);
if (mistakes.length > 0) {
  console.error(printMistakes(mistakes, printing));
  process.exitCode = 1;
}

function readArguments(): { lang: Lang; all: boolean } {
  try {
    const { values } = parseArgs({
      options: { lang: { type: 'string', default: 'en' }, all: { type: 'boolean', default: false } },
    });
    if (isLang(values.lang)) return { lang: values.lang, all: values.all };
    console.error(`There is no language “${values.lang}”. Write --lang ${LANGS.join(' or --lang ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  console.error(USE);
  process.exit(2);
}
