import type { Block, Wanted } from '../../model/page-api.ts';
import type { SourceBlock, Span } from './blocks.ts';
import { newTag, openingTag, withAttributes } from './tags.ts';

/** A block of the new text: its source, what it was made from, and its place among the wanted ones. */
interface Piece {
  source: string;
  block: Block;
  /** Its place in the old text; missing for a new one. */
  from?: number | undefined;
  at: number;
  isChanged: boolean;
}

export interface Assembled {
  text: string;
  /** Where each wanted block came to stand; one without words is left out. */
  places: (Span & Pick<Piece, 'at' | 'isChanged' | 'source'> & Pick<Block, 'kind'>)[];
}

/**
 * Puts a page together from its blocks in the wanted order. A block that does not change keeps its bytes, two that stay neighbours keep what lies between
 * them; so nothing that nobody touched is written anew.
 */
export function assemble(text: string, blocks: SourceBlock[], wanted: Wanted[]): Assembled {
  const pieces = renumbered(
    wanted.flatMap((want, at) => pieceOf(text, blocks, want, at) ?? []),
    isInOrder(blocks, wanted),
  );
  const [head, tail] = ends(text, blocks);
  let result = head;
  const places: Assembled['places'] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    if (before) result += gapBetween(text, blocks, before, piece, pieces);
    const start = result.length;
    result += piece.source;
    const { at, isChanged, source, block } = piece;
    places.push({ start, end: result.length, at, isChanged, source, kind: block.kind });
  }
  return { text: result + tail, places };
}

/** What stands before the first block and after the last. */
function ends(text: string, blocks: SourceBlock[]): [string, string] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first && last) return [text.slice(0, first.start), text.slice(last.end) || '\n'];
  return [text.endsWith('\n') ? text : `${text}\n`, '\n'];
}

function pieceOf(text: string, blocks: SourceBlock[], want: Wanted, at: number): Piece | undefined {
  if ('added' in want) {
    const source = sourceOfNew(want.added);
    return source === '' ? undefined : { source, block: want.added, at, isChanged: true };
  }
  const block = blocks[want.block];
  if (!block) return undefined;
  const old = text.slice(block.start, block.end);
  let source = old;
  if (block.words && want.text !== undefined && want.text !== block.text) {
    const words = cleaned(want.text, block);
    // A heading, paragraph or item without words is none.
    if (words === '' && block.kind !== 'part') return undefined;
    const [from, to] = [block.words.start - block.start, block.words.end - block.start];
    source = source.slice(0, from) + words + source.slice(to);
  }
  if (want.attributes) {
    const tag = openingTag(source);
    source = withAttributes(tag, want.attributes) + source.slice(tag.length);
  }
  return { source, block, from: want.block, at, isChanged: source !== old };
}

function sourceOfNew(block: Block): string {
  const words = cleaned(block.text ?? '', block);
  const { name = '', attributes = {} } = block;
  switch (block.kind) {
    case 'heading':
      return words && `${'#'.repeat(block.level ?? 2)} ${words}`;
    case 'item':
      return words && `${block.isOrdered ? '1.' : '-'} ${words}`;
    case 'open':
      return newTag(name, attributes, false);
    case 'close':
      return `</${name}>`;
    case 'part':
      return block.text === undefined
        ? newTag(name, attributes, true)
        : `${newTag(name, attributes, false)}${words}</${name}>`;
    default:
      return words;
  }
}

/** Words as they go into the file: what must stand on one line does. */
function cleaned(words: string, { kind }: Block): string {
  const text = words.replaceAll('\r', '').trim();
  return kind === 'raw' || kind === 'paragraph'
    ? text
    : text
        .split('\n')
        .map((line) => line.trim())
        .join(' ');
}

function isInOrder(blocks: SourceBlock[], wanted: Wanted[]): boolean {
  return wanted.length === blocks.length && wanted.every((want, index) => 'block' in want && want.block === index);
}

const NUMBER = /^\d+(?=[.)])/;

/** Numbered items count on from the first of their list, after one came, went or moved. */
function renumbered(pieces: Piece[], isSame: boolean): Piece[] {
  if (isSame) return pieces;
  const counts: (number | undefined)[] = [];
  return pieces.map((piece) => {
    const { kind, isOrdered, depth } = piece.block;
    if (kind !== 'item' || !isOrdered) {
      // Whatever stands at the same depth ends a list; what is deeper belongs to its item.
      counts.length = Math.min(counts.length, depth);
      return piece;
    }
    counts.length = Math.min(counts.length, depth + 1);
    const number = (counts[depth] ?? 0) + 1;
    counts[depth] = number;
    return { ...piece, source: piece.source.replace(NUMBER, String(number)) };
  });
}

/** What lies between two blocks: as before if they were neighbours. */
function gapBetween(text: string, blocks: SourceBlock[], a: Piece, b: Piece, pieces: Piece[]): string {
  const [before, after] = [blocks[a.from ?? -1], blocks[b.from ?? -1]];
  if (before && after && a.from !== undefined && b.from === a.from + 1) return text.slice(before.end, after.start);
  return (isTight(a.block, b.block) ? '\n' : '\n\n') + indentOf(text, blocks, b, pieces);
}

/** Items of a list, and parts such as the stops of a path, follow each other without an empty line. */
function isTight(a: Block, b: Block): boolean {
  if (b.kind === 'item') return a.kind === 'item';
  const isInside = (block: Block) => block.kind === 'part' && block.text !== undefined && block.depth > 0;
  return (isInside(a) || a.kind === 'open') && (isInside(b) || (b.kind === 'close' && isInside(a)));
}

/** White space before a block on its line: its own, else that of another at the same depth in the same part. */
function indentOf(text: string, blocks: SourceBlock[], piece: Piece, pieces: Piece[]): string {
  const own = blocks[piece.from ?? -1];
  if (own) return indentIn(text, own);
  const index = pieces.indexOf(piece);
  const { depth, kind } = piece.block;
  for (const way of [-1, 1])
    for (let at = index + way; pieces[at] && (pieces[at]?.block.depth ?? 0) >= depth; at += way) {
      const other = blocks[pieces[at]?.from ?? -1];
      if (other && other.depth === depth && other.kind === kind) return indentIn(text, other);
    }
  return '';
}

function indentIn(text: string, { start }: SourceBlock): string {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^[ \t]*$/.test(before) ? before : '';
}
