import { mdxToMdast } from 'satteri';
import { isElement, type Node } from '../../../src/content/read-page.ts';
import type { Block } from '../../model/page-api.ts';
import { attributesIn, closingTag, openingTag } from './tags.ts';

/** From `start` up to `end` of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A block with its place in the text of its file. Between two blocks there is nothing but white space. */
export interface SourceBlock extends Block, Span {
  /** The part of it that is edited in place. */
  words?: Span | undefined;
}

/** The parser gives places in the prose as JavaScript counts them; `blocks.test.ts` makes sure of it with Hindi. */
interface PlacedNode extends Node {
  position: { start: { line: number; offset: number }; end: { line: number; offset: number } };
  children?: PlacedNode[];
}

/** Some programs put a mark before the first letter. */
const FRONT = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n?/;

/** Where the prose of a page begins. */
export function proseStart(text: string): number {
  return FRONT.exec(text)?.[0].length ?? 0;
}

/** The blocks of a page in their order. Throws where the prose cannot be read. */
export function blocksOf(text: string): SourceBlock[] {
  const start = proseStart(text);
  const tree = mdxToMdast(text.slice(start)) as PlacedNode;
  return (tree.children ?? []).flatMap((node) => blocksIn(text, start, node, 0));
}

function blocksIn(text: string, base: number, node: PlacedNode, depth: number): SourceBlock[] {
  const span = spanOf(base, node);
  const source = text.slice(span.start, span.end);
  const below = (nodes: PlacedNode[] = []) => nodes.flatMap((child) => blocksIn(text, base, child, depth + 1));
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', level: node.depth ?? 2, depth, ...span, ...wordsIn(text, around(base, node, span)) }];
    case 'paragraph':
      return [{ kind: 'paragraph', depth, ...span, ...wordsIn(text, span) }];
    case 'list':
      return (node.children ?? []).flatMap((item) => itemBlocks(text, base, item, depth));
  }
  if (!isElement(node) || !node.name) return [{ kind: 'raw', depth, ...span, ...wordsIn(text, span) }];
  const [open, close] = [openingTag(source), closingTag(source)];
  const tag = { name: node.name, attributes: attributesIn(open), depth };
  if (open === source) return [{ kind: 'part', ...tag, ...span }];
  const inner = { start: span.start + open.length, end: span.end - close.length };
  const isOneText = !source.includes('\n') || (node.children ?? []).every(({ type }) => !FLOW.test(type));
  if (isOneText) return [{ kind: 'part', ...tag, ...span, ...wordsIn(text, trimmed(text, inner)) }];
  return [
    { kind: 'open', ...tag, start: span.start, end: inner.start },
    ...below(node.children),
    { kind: 'close', name: node.name, depth, start: inner.end, end: span.end },
  ];
}

/** Nodes that stand in lines of their own. */
const FLOW = /^(paragraph|heading|list|table|blockquote|code|mdxJsxFlowElement|mdxFlowExpression)$/;

/** An item of a list: its first words; then what stands below it. */
function itemBlocks(text: string, base: number, item: PlacedNode, depth: number): SourceBlock[] {
  const whole = spanOf(base, item);
  const isOrdered = /^\d/.test(text.slice(whole.start, whole.start + 1));
  const [first, ...rest] = item.children ?? [];
  if (first?.type !== 'paragraph') return [{ kind: 'raw', depth, ...whole, ...wordsIn(text, whole) }];
  const words = spanOf(base, first);
  return [
    { kind: 'item', isOrdered, depth, start: whole.start, end: words.end, ...wordsIn(text, words) },
    ...rest.flatMap((child) => blocksIn(text, base, child, depth + 1)),
  ];
}

function wordsIn(text: string, words: Span): { words: Span; text: string } {
  return { words, text: text.slice(words.start, words.end) };
}

function spanOf(base: number, { position }: PlacedNode): Span {
  return { start: base + position.start.offset, end: base + position.end.offset };
}

/** What the children of a node cover; its end where it has none. */
function around(base: number, { children = [] }: PlacedNode, { end }: Span): Span {
  const [first, last] = [children[0], children.at(-1)];
  return first && last ? { start: spanOf(base, first).start, end: spanOf(base, last).end } : { start: end, end };
}

function trimmed(text: string, { start, end }: Span): Span {
  const inner = text.slice(start, end);
  if (inner.trim() === '') return { start, end: start };
  return { start: start + inner.length - inner.trimStart().length, end: end - inner.length + inner.trimEnd().length };
}
