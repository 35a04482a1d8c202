import { mdxToMdast } from 'satteri';
import { explainMdx } from '../files/explain-mdx.ts';
import { say } from '../messages/say.ts';
import type { Lang } from '../language/lang.ts';
import { keepsRead } from '../files/keeps-read.ts';
import type { Answer } from '../files/answers.ts';
import type { Mistake } from '../files/mistake.ts';
import { checkYaml } from '../files/read-yaml.ts';
import type { Selection } from '../domain/register-records.ts';
import { TENDER_STATES } from '../domain/tenders.ts';
import { isRegisterId } from '../schemas/registers.ts';
import { type PageMeta, pageSchema } from '../schemas/page.ts';

/** A node of the parsed prose, as far as the rules look at it. */
export interface Node {
  type: string;
  name?: string | null;
  value?: string;
  depth?: number;
  url?: string;
  attributes?: { type: string; name?: string; value?: string | null | { value: string } }[];
  children?: Node[];
  position?: { start: { line: number } };
}

/** One content file of a page: front matter checked, prose parsed. */
export interface SourcePage {
  id: string;
  lang: Lang;
  file: string;
  meta?: PageMeta | undefined;
  body: string;
  /** Missing when the prose cannot be parsed. */
  tree?: Node;
  /** Lines of the file before the prose. */
  offset: number;
  /** The line of a field at its top. */
  lineOfField?: (path: PropertyKey[]) => number | undefined;
}

interface ReadPage {
  page: SourcePage;
  mistakes: Mistake[];
  answers: Answer[];
}

/** What was read last of each file, for the development server: nearly all is as before. */
const lastRead = new Map<string, ReadPage & { text: string }>();

/** Reads one page; mistakes in front matter and prose are reported together. */
export function readPage(id: string, lang: Lang, file: string, text: string): ReadPage {
  const last = lastRead.get(file);
  if (last?.text === text && last.page.id === id) return last;
  const read = parsePage(id, lang, file, text);
  if (keepsRead()) lastRead.set(file, { ...read, text });
  return read;
}

function parsePage(id: string, lang: Lang, file: string, text: string): ReadPage {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(text);
  if (!match)
    return {
      page: { id, lang, file, body: text, offset: 0 },
      answers: [],
      mistakes: [{ file, line: 1, ...say(/^---\r?\n/.test(text) ? 'page-fields-open' : 'page-no-fields') }],
    };
  const body = text.slice(match[0].length);
  const offset = match[0].split('\n').length - 1;
  const front = checkYaml(file, match[1] ?? '', pageSchema);
  const mistakes = front.mistakes.map((mistake) => ({ ...mistake, line: mistake.line && mistake.line + 1 }));
  const lineOfField = (path: PropertyKey[]) => {
    const line = front.lineOf(path);
    return line && line + 1;
  };
  const page: SourcePage = { id, lang, file, meta: front.data, body, offset, lineOfField };
  try {
    page.tree = mdxToMdast(body) as Node;
  } catch (error) {
    const { line, ...said } = explainMdx(error, body);
    mistakes.push({ file, line: offset + line, ...said });
  }
  const answers = front.answers.map((answer) => ({ ...answer, line: answer.line && answer.line + 1 }));
  return { page, mistakes, answers };
}

/** Every node of a tree, in reading order. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** One use of a part. */
export interface Part {
  name: string;
  attributes: Record<string, string>;
  line: number;
  node: Node;
}

/** Uses of our parts in a page, with their plain attributes. */
export function partsOf(page: SourcePage): readonly Part[] {
  let parts = partsFound.get(page);
  if (!parts) partsFound.set(page, (parts = page.tree ? findParts(page, page.tree) : []));
  return parts;
}

/** Rules, pages and search ask for the parts of a page again and again. */
const partsFound = new WeakMap<SourcePage, Part[]>();

function findParts(page: SourcePage, tree: Node): Part[] {
  return [...walk(tree)].filter(isElement).map((node) => ({
    name: node.name ?? '',
    attributes: Object.fromEntries(
      (node.attributes ?? []).flatMap(({ name, value }) => (name && typeof value === 'string' ? [[name, value]] : [])),
    ),
    line: lineOf(page, node),
    node,
  }));
}

/** What the registers on a page ask for. */
export function selectionsOn(page: SourcePage): Selection[] {
  return partsOf(page).flatMap(({ name, attributes }) => (name === 'Register' ? (selectionOf(attributes) ?? []) : []));
}

/** What a register on a page asks for. */
export function selectionOf({ id = '', section, kind, state }: Part['attributes']): Selection | undefined {
  return isRegisterId(id) ? { id, section, kind, state: TENDER_STATES.find((s) => s === state) } : undefined;
}

export function isElement({ type }: Node): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
}

export function lineOf(page: SourcePage, node: Node): number {
  return page.offset + (node.position?.start.line ?? 1);
}

/** The words of a node without its tags; attributes that readers see are included. */
export function wordsOf(node: Node): string {
  const own = node.value ?? '';
  const seen = (node.attributes ?? [])
    .filter(({ name }) => name === 'title' || name === 'term')
    .map(({ value }) => value);
  return [own, ...seen, ...(node.children ?? []).map(wordsOf)].join(
    node.type === 'paragraph' || isElement(node) ? '' : ' ',
  );
}
