import { readFileSync } from 'node:fs';
import { type Document, isCollection, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'astro/zod';
import { type Answer, ANSWERED, takeAnswers } from './answers.ts';
import { explain } from './explain-issue.ts';
import { explainYaml } from './explain-yaml.ts';
import { keepsRead } from './keeps-read.ts';
import { quickYaml } from './quick-yaml.ts';
import { ContentError, type Mistake, placed } from './mistake.ts';
import { unreadable } from './unreadable.ts';
import { say } from '../messages/say.ts';

export interface ReadYaml<T> {
  /** The checked content; missing when there is a mistake. */
  data?: T;
  /** What the file holds, mistakes and all; missing when it is not YAML. */
  raw?: unknown;
  mistakes: Mistake[];
  /** Reasons why something that looks wrong is right. */
  answers: Answer[];
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
  let held: unknown = quickYaml(text);
  let read: LocatedYaml | undefined;
  // The places of all fields take far longer to find out than the fields: they are for mistakes.
  const located = () => (read ??= locate(text));
  if (held === undefined) {
    const causes = whyUnread(text, located());
    if (causes.length > 0)
      return { mistakes: causes.map((cause) => ({ file, ...cause })), answers: [], lineOf: () => undefined };
    held = located().document.toJS();
  }
  const lineOf = (path: PropertyKey[]) => lineAt(located(), path);
  const {
    rest: raw,
    answers: taken,
    broken,
  } = text.includes(ANSWERED) ? takeAnswers(held) : { rest: held, answers: [], broken: [] };
  const answers = taken.map((answer) => ({ ...answer, file, line: lineOf([...answer.path, 'answered']) }));
  const incomplete = broken.map((path) => placed({ file, lineOf }, path, say('answer-incomplete')));
  const result = schema.safeParse(raw);
  if (result.success) return { data: result.data, raw, mistakes: incomplete, answers, lineOf };
  const mistakes: Mistake[] = result.error.issues.flatMap((issue) =>
    explain(issue, schema, raw).map(({ path, said }) => placed({ file, lineOf }, path, said)),
  );
  return { raw, mistakes: [...incomplete, ...mistakes], answers, lineOf };
}

/** A YAML file with the place of each of its fields. */
interface LocatedYaml {
  document: Document;
  lines: LineCounter;
}

function locate(text: string): LocatedYaml {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, uniqueKeys: true }), lines };
}

/** Why a text is no file of fields. */
function whyUnread(text: string, { document, lines }: LocatedYaml): Omit<Mistake, 'file'>[] {
  const { contents, errors } = document;
  if (errors.length > 0) return explainYaml(text, errors, lines);
  if (isCollection(contents)) return [];
  const isNothing = contents === null || (isScalar(contents) && contents.value === null);
  return [isNothing ? say('yaml-only-remarks') : { line: 1, ...say('yaml-no-fields') }];
}

/** Reads and checks one content file; a mistake stops the build. */
export function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const text = readTextFile(file);
  if (text === undefined) throw new ContentError([missingFile(file)]);
  const cause = unreadable(file);
  if (cause) throw new ContentError([cause]);
  const { data, mistakes } = checkYaml(file, text, schema);
  if (data === undefined) throw new ContentError(mistakes);
  return data;
}

/** The text of a file; a byte-order mark before it does no harm and is taken away. */
export function readTextFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

export function missingFile(file: string): Mistake {
  return { file, ...say('file-missing') };
}

/** The line of the innermost part of the path that exists in the file; of the first field where none does. */
function lineAt({ document, lines }: LocatedYaml, path: PropertyKey[]): number | undefined {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range)
      return lines.linePos(keyStart(document, path.slice(0, depth)) ?? node.range[0]).line;
  }
  return isNode(document.contents) && document.contents.range
    ? lines.linePos(document.contents.range[0]).line
    : undefined;
}

/** Where the key of an entry begins, since a block value may start a line below its key. */
function keyStart(document: Document, path: PropertyKey[]): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return undefined;
  const keys = parent.items.map(({ key }) => key).filter((key) => isScalar(key));
  return keys.find(({ value }) => value === path.at(-1))?.range?.[0];
}
