import { readFileSync } from 'node:fs';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'astro/zod';
import { explain } from './explain-issue.ts';
import { keepsRead } from './keeps-read.ts';
import { ContentError, type Mistake } from './mistake.ts';

export interface ReadYaml<T> {
  /** The checked content; missing when there is a mistake. */
  data?: T;
  /** What the file holds, mistakes and all; missing when it is not YAML. */
  raw?: unknown;
  mistakes: Mistake[];
  /** The line on which a field stands. */
  lineOf: (path: PropertyKey[]) => number | undefined;
}

/** What was read last of each file, by its schema: the development server checks everything after each change, and nearly all is as before. */
const lastRead = new WeakMap<z.ZodType, Map<string, { text: string; read: ReadYaml<unknown> }>>();

/** Checks the text of one YAML file; all mistakes are reported together, each with its line. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): ReadYaml<z.infer<Schema>> {
  let byFile = lastRead.get(schema);
  if (!byFile) lastRead.set(schema, (byFile = new Map()));
  const last = byFile.get(file);
  // One schema always gives the same type.
  if (last?.text === text) return last.read as ReadYaml<z.infer<Schema>>;
  const read = parseYaml(file, text, schema);
  if (keepsRead()) byFile.set(file, { text, read });
  return read;
}

function parseYaml<Schema extends z.ZodType>(file: string, text: string, schema: Schema): ReadYaml<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  if (document.errors.length > 0) {
    // One fault in the form makes many others behind it: the first one is to be mended.
    const first = document.errors.filter(({ code }, index) => index === 0 || code === 'DUPLICATE_KEY');
    const mistakes = first.map(({ pos, code, message }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      message:
        code === 'DUPLICATE_KEY'
          ? 'This name stands twice in the file. Each name may stand once; remove or rename one of them.'
          : `The file cannot be read: ${message.replace(/\n[^]*$/, '').replace(/ at line .*$/, '')}. Compare the indents, colons and quotes with the lines around it.`,
    }));
    return { mistakes, lineOf: () => undefined };
  }
  const raw: unknown = document.toJS() ?? {};
  const lineOf = (path: PropertyKey[]) => lineAt(document, path, lines);
  const result = schema.safeParse(raw);
  if (result.success) return { data: result.data, raw, mistakes: [], lineOf };
  const mistakes = result.error.issues.flatMap((issue) =>
    explain(issue, schema, raw).map(({ path, message }) => ({
      file,
      line: lineOf(path),
      field: path.map(String).join(' → ') || undefined,
      message,
    })),
  );
  return { raw, mistakes, lineOf };
}

/** Reads and checks one content file; a mistake stops the build. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const text = readTextFile(file);
  if (text === undefined) throw new ContentError([missingFile(file)]);
  const { data, mistakes } = checkYaml(file, text, schema);
  if (data === undefined) throw new ContentError(mistakes);
  return data;
}

export function readTextFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function missingFile(file: string): Mistake {
  return { file, message: 'This file is missing. Put it back, or take it from an earlier version.' };
}

/** The line of the innermost part of the path that exists in the file. */
function lineAt(document: Document, path: PropertyKey[], lines: LineCounter): number | undefined {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range)
      return lines.linePos(keyStart(document, path.slice(0, depth)) ?? node.range[0]).line;
  }
  return undefined;
}

/** Where the key of an entry begins, since a block value may start a line below its key. */
function keyStart(document: Document, path: PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const keys = parent.items.map(({ key }) => key).filter((key) => isScalar(key));
  return keys.find(({ value }) => value === path.at(-1))?.range?.[0];
}
