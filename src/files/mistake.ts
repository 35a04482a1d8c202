/** One thing an editor has to mend: where it is, what is wrong, and how to put it right. */
export interface Mistake {
  file: string;
  line?: number | undefined;
  /** The field inside the file, outermost first: `validity`, `title → hi`. */
  field?: string | undefined;
  /** What is wrong and what to do, in plain words. */
  message: string;
}

/** Stops the build; its message lists every mistake found. */
export class ContentError extends Error {
  readonly mistakes: Mistake[];
  constructor(mistakes: Mistake[]) {
    super(printMistakes(mistakes));
    this.name = 'ContentError';
    this.mistakes = mistakes;
  }
}

/**
 * All mistakes as text, one paragraph for each file.
 * @example
 * content/facts.yaml
 *   line 12, sample → source: This field is missing. …
 */
export function printMistakes(mistakes: Mistake[]): string {
  const byFile = Map.groupBy(mistakes, ({ file }) => file);
  const paragraphs = [...byFile]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([file, found]) =>
      [file, ...found.toSorted(byLine).map((mistake) => `  ${printMistake(mistake)}`)].join('\n'),
    );
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return `${count} in the content:\n\n${paragraphs.join('\n\n')}`;
}

function printMistake({ line, field, message }: Mistake): string {
  const where = [line && `line ${line}`, field].filter(Boolean).join(', ');
  return where ? `${where}: ${message}` : message;
}

function byLine(a: Mistake, b: Mistake): number {
  return (a.line ?? 0) - (b.line ?? 0);
}
