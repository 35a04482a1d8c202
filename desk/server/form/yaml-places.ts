import { isCollection, isMap, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';

export type Placed = Node & { range: [number, number, number] };

export function isNodeWithRange(node: unknown): node is Placed {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

/** One item of a list, or one field with its value, as it stands in the text. */
export interface Item {
  key: string | number;
  node: Placed | null;
  start: number;
  end: number;
  /** Line break, empty lines and comments before it. */
  lead: string;
  /** Comment behind it on its line. */
  tail: string;
}

/** Where the parts of a YAML file stand in its text. */
export class Places {
  readonly text: string;
  readonly #known = new WeakMap<Node, Item[]>();

  constructor(text: string) {
    this.text = text;
  }

  /** Where a node ends, with the comment on the line of a block. */
  endOf(node: Placed): number {
    if (isCollection(node) && !node.flow) {
      const last = this.itemsOf(node as YAMLMap | YAMLSeq).at(-1);
      return last ? last.end + last.tail.length : node.range[1];
    }
    const text = this.text.slice(node.range[0], node.range[1]);
    return node.range[0] + (isScalar(node) && /^[|>]/.test(text) ? text.trimEnd().length : text.length);
  }

  /** Items of a list or fields of a group, each with the comments that belong to it. */
  itemsOf(node: YAMLMap | YAMLSeq): Item[] {
    const known = this.#known.get(node);
    if (known) return known;
    let before: number | undefined;
    const items = node.items.map((each, index): Item => {
      const isPair = typeof each === 'object' && each !== null && 'key' in each;
      const key = isPair && isNodeWithRange(each.key) ? each.key : undefined;
      const held: unknown = isPair && 'value' in each ? each.value : isPair ? null : each;
      const value = isNodeWithRange(held) ? held : null;
      const start = key ? key.range[0] : this.#dash(node, value?.range[0] ?? 0);
      const end = value ? this.endOf(value) : (key?.range[1] ?? start);
      const gap = before === undefined ? '' : this.text.slice(before, start);
      before = end;
      const own: unknown = isPair ? each.key : undefined;
      const name = isScalar(own) ? String(own.value) : index;
      return { key: name, node: value, start, end, lead: gap, tail: '' };
    });
    this.#known.set(node, items);
    if (node.flow) return items;
    // What stands behind an item on its own line is its own.
    items.forEach((item, index) => {
      const next = items[index + 1];
      const behind = next ? next.lead : (/^[ \t]+#[^\n]*/.exec(this.text.slice(item.end, item.end + 2000))?.[0] ?? '');
      const line = behind.indexOf('\n');
      item.tail = line < 0 ? behind : behind.slice(0, line);
      if (next) next.lead = line < 0 ? '' : behind.slice(line);
    });
    return items;
  }

  /** The hyphen before an item of a block list. */
  #dash(node: YAMLSeq | YAMLMap, start: number): number {
    if (node.flow) return start;
    const before =
      /-[ \t]*(?:#[^\n]*)?\s*(?:[&!]\S*\s+)*$/.exec(this.text.slice(Math.max(0, start - 300), start))?.[0] ?? '';
    return start - before.length;
  }

  /** Where the first item or field begins. */
  firstOf(node: Placed): number {
    return (isMap(node) || isSeq(node) ? this.itemsOf(node)[0]?.start : undefined) ?? node.range[0];
  }

  columnOf(position: number): number {
    return position - this.text.lastIndexOf('\n', position - 1) - 1;
  }
}
