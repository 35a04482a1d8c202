import type { Lang } from '../language/lang.ts';
import { type Code, gradeOf, type Said, textOf, type Values } from '../messages/say.ts';

/** One thing an editor has to mend, or to look at again: where it is, what is wrong, and how to put it right. */
export interface Mistake {
  file: string;
  line?: number | undefined;
  /** The field inside the file, outermost first: `validity`, `title → hi`. */
  field?: string | undefined;
  /** The same as data, where the place is in YAML or front matter, so that a screen can show it beside its field. */
  path?: PropertyKey[] | undefined;
  /** Which kind of mistake it is, and what its message names; `say` gives all three. */
  code: Code;
  values: Values;
  /** What is wrong and what to do, in plain English; `textOf` gives it in Hindi. */
  message: string;
}

/** Names of the fields that lead to a place, as they are printed. */
export function fieldOf(path: PropertyKey[]): string | undefined {
  return path.map(String).join(' → ') || undefined;
}

/** A mistake at a place of a YAML file. */
export function placed(
  { file, lineOf }: { file: string; lineOf: (path: PropertyKey[]) => number | undefined },
  path: PropertyKey[],
  said: Said,
): Mistake {
  return { file, line: lineOf(path), field: fieldOf(path), path, ...said };
}

/** Stops the build; its message lists every mistake found. */
export class ContentError extends Error {
  declare readonly mistakes: Mistake[];
  static {
    this.prototype.name = 'ContentError';
  }
  constructor(mistakes: Mistake[]) {
    super(printMistakes(mistakes, { most: MOST_AT_ONCE }));
    // A program that ends with it shows the mistakes once, without the path through our code.
    this.stack = this.message;
    Object.defineProperty(this, 'mistakes', { value: mistakes, enumerable: false });
  }
}

const WORDS = {
  en: {
    line: 'line',
    mistakes: (count: number) => `${count === 1 ? '1 mistake' : `${count} mistakes`} in the content`,
    questions: (count: number) => `${count === 1 ? '1 thing' : `${count} things`} to look at again in the content`,
    more: (count: number) => `${count} more. Mend these first, then check again.`,
  },
  hi: {
    line: 'पंक्ति',
    mistakes: (count: number) => `सामग्री में ${count} ${count === 1 ? 'गलती' : 'गलतियां'}`,
    questions: (count: number) => `सामग्री में ${count} ${count === 1 ? 'बात' : 'बातें'} दोबारा देखें`,
    more: (count: number) => `${count} और हैं। पहले इन्हें ठीक करें, फिर जांच दोबारा चलाएं।`,
  },
};

export interface Printing {
  lang?: Lang;
  /** No more than so many; their whole number stands above them. */
  most?: number;
}

/** So many are shown at once: what comes first is mended first. */
export const MOST_AT_ONCE = 10;

/** How many there are, and of which kind. */
export function titleOf(mistakes: Mistake[], lang: Lang): string {
  const areQuestions = mistakes.every((mistake) => gradeOf(mistake) === 'look-again');
  return WORDS[lang][areQuestions ? 'questions' : 'mistakes'](mistakes.length);
}

/** The first mistakes, file by file, and how many more there are. Files come in the order in which they are first named: causes before the rest. */
export function mistakesByFile(
  mistakes: Mistake[],
  lang: Lang,
  most: number,
): { files: [file: string, found: Mistake[]][]; more: string | undefined } {
  const shown = mistakes.slice(0, most);
  const rest = mistakes.length - shown.length;
  return {
    files: [...Map.groupBy(shown, ({ file }) => file)].map(([file, found]) => [file, found.toSorted(byLine)]),
    more: rest > 0 ? WORDS[lang].more(rest) : undefined,
  };
}

/**
 * Mistakes as text, one paragraph for each file.
 * @example
 * content/facts.yaml
 *   line 12, sample → source: This field is missing. …
 */
export function printMistakes(mistakes: Mistake[], { lang = 'en', most = Infinity }: Printing = {}): string {
  const { files, more } = mistakesByFile(mistakes, lang, most);
  const paragraphs = files.map(([file, found]) =>
    [file, ...found.map((mistake) => `  ${printMistake(mistake, lang)}`)].join('\n'),
  );
  return [`${titleOf(mistakes, lang)}:`, ...paragraphs, ...(more ? [more] : [])].join('\n\n');
}

/** Where it is inside its file. */
export function placeOf({ line, field }: Mistake, lang: Lang): string {
  return [line && `${WORDS[lang].line} ${line}`, field].filter(Boolean).join(', ');
}

function printMistake(mistake: Mistake, lang: Lang): string {
  const where = placeOf(mistake, lang);
  const text = textOf(mistake, lang);
  // The name of a question is what an answer names.
  const named = gradeOf(mistake) === 'look-again' ? `${text} [${mistake.code}]` : text;
  return where ? `${where}: ${named}` : named;
}

function byLine(a: Mistake, b: Mistake): number {
  return (a.line ?? 0) - (b.line ?? 0);
}
