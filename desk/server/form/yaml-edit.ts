import { type Document, isAlias, isCollection, isMap, isSeq, parseDocument, YAMLParseError } from 'yaml';
import type { Edit, Json, Path } from '../../model/form-api.ts';
import { emit, field } from './emit-yaml.ts';
import { isEqual, isGroup, withEdits } from './json.ts';
import { planList, planMap } from './plan-edit.ts';
import { isNodeWithRange, type Item, type Placed, Places } from './yaml-places.ts';

/** A YAML file, read once: its text, its nodes with their places in the text, and what it holds. */
export interface Source {
  text: string;
  document: Document;
  data: Json;
}

/** In which order the fields of a group stand; nothing for entries, which stand as they are given. */
export type OrderOf = (path: Path) => readonly string[] | undefined;

export function readSource(text: string): Source {
  const document = parseDocument(text, { uniqueKeys: true });
  return { text, document, data: heldBy(document) };
}

/** Names that stand for names that stand for names grow beyond any memory: such a text counts as broken. */
function heldBy(document: Document): Json {
  if (document.errors.length > 0) return null;
  try {
    return document.toJS();
  } catch (error) {
    document.errors.push(new YAMLParseError([0, 0], 'BAD_ALIAS', String(error)));
    return null;
  }
}

/** The text with the edits made in place: comments, order, quotes and unknown fields stay. Without a change it is the same text. */
export function editYaml({ text, document, data }: Source, edits: Edit[], orderOf: OrderOf = () => undefined): string {
  const next = withEdits(data, edits);
  if (isEqual(data, next)) return text;
  const root = document.contents;
  if (!isNodeWithRange(root)) return `${text}${emit(next, { indent: 0 })}\n`;
  const places = new Places(text);
  const writer = new Writer(places, orderOf);
  const changed = writer.value(root, data, next, [], false) ?? emit(next, { indent: 0 });
  return text.slice(0, root.range[0]) + changed + text.slice(places.endOf(root));
}

/** Writes changed values into the text around them. */
class Writer {
  readonly #text: string;
  readonly #orderOf: OrderOf;
  readonly #places: Places;

  constructor(places: Places, orderOf: OrderOf) {
    this.#places = places;
    this.#text = places.text;
    this.#orderOf = orderOf;
  }

  /** The text of a node with its new value; nothing where it has to be written anew together with its key. */
  value(node: Placed | null, was: Json, now: Json, path: Path, isFlow: boolean): string | undefined {
    if (node && isEqual(was, now)) return this.#text.slice(node.range[0], this.#places.endOf(node));
    if (!node) return undefined;
    const isSameKind = (isMap(node) && isGroup(now)) || (isSeq(node) && Array.isArray(now));
    if (!isSameKind) {
      const isInline =
        !isCollection(node) && (typeof now !== 'object' || now === null) && node.range[0] < node.range[1];
      return isInline && !isAlias(node)
        ? emit(now, { indent: this.#places.columnOf(node.range[0]), isFlow, was: node })
        : isFlow
          ? emit(now, { indent: 0, isFlow: true })
          : undefined;
    }
    if (!isMap(node) && !isSeq(node)) return undefined;
    const items = this.#places.itemsOf(node);
    const isEmptied = Array.isArray(now) ? now.length === 0 : Object.keys(now ?? {}).length === 0;
    if (isEmptied || (items.length === 0 && !isFlow)) return undefined;
    const plan = Array.isArray(was) && Array.isArray(now) ? planList(was, now) : planMap(was, now, this.#orderOf(path));
    const bodies = plan.map(({ from, key, value }) => {
      const item = from === undefined ? undefined : items[from];
      return {
        item,
        text: this.#body(item, key, was, value, [...path, key], { node, isFlow: isFlow || node.flow === true }),
      };
    });
    return node.flow ? this.#flow(node, items, bodies) : this.#block(items, bodies);
  }

  #body(
    item: Item | undefined,
    key: string | number,
    was: Json,
    value: Json,
    path: Path,
    at: { node: Placed; isFlow: boolean },
  ): string {
    const isField = typeof key === 'string';
    const column = this.#places.columnOf(item?.start ?? this.#places.firstOf(at.node));
    if (item?.node) {
      const before = item.key === key ? this.#text.slice(item.start, item.node.range[0]) : undefined;
      const old = Array.isArray(was) ? was[Number(item.key)] : isGroup(was) ? was[String(item.key)] : null;
      const changed =
        before === undefined && isField ? undefined : this.value(item.node, old ?? null, value, path, at.isFlow);
      if (changed !== undefined) return (isField ? before : this.#text.slice(item.start, item.node.range[0])) + changed;
    }
    if (at.isFlow)
      return isField
        ? emit({ [key]: value }, { indent: 0, isFlow: true }).slice(2, -2)
        : emit(value, { indent: 0, isFlow: true });
    const isLikeFlow =
      isSeq(at.node) && at.node.items.length > 0 && at.node.items.every((each) => isMap(each) && each.flow);
    if (!isField && isLikeFlow) return `- ${emit(value, { indent: 0, isFlow: true })}`;
    return isField ? field(key, value, column) : `- ${emit(value, { indent: column + 2, isItem: true })}`;
  }

  /** Bodies below each other, each with its comments. */
  #block(items: Item[], bodies: { item: Item | undefined; text: string }[]): string {
    const indent = ' '.repeat(this.#places.columnOf(items[0]?.start ?? 0));
    const isSpaced = items.slice(1).filter(({ lead }) => /\n[ \t]*\n/.test(lead)).length * 2 > items.length - 1;
    const newLead = `\n${isSpaced && items.length > 1 ? '\n' : ''}${indent}`;
    const kept = new Set(bodies.flatMap(({ item }) => item ?? []));
    /** A comment of its own stays when what stands below it goes. */
    const orphans = new Map<Item | undefined, string>();
    let carried = '';
    for (const item of items) {
      if (kept.has(item)) {
        if (carried) orphans.set(item, carried);
        carried = '';
      } else carried += /^([^]*#[^\n]*)\n[ \t]*\n[^]*$/.exec(item.lead)?.[1] ?? '';
    }
    const text = bodies.map(({ item, text: body }, index) => {
      const lead = (item && orphans.get(item) ? orphans.get(item) : '') + (item?.lead || newLead);
      return (index === 0 ? lead.replace(/^\s+/, '') : lead) + body + (item?.tail ?? '');
    });
    return text.join('') + carried;
  }

  #flow(node: Placed, items: Item[], bodies: { item: Item | undefined; text: string }[]): string {
    const isInPlace = bodies.length === items.length && bodies.every(({ item }, index) => item === items[index]);
    if (!isInPlace) {
      const inside = bodies.map(({ text }) => text).join(', ');
      return isMap(node) ? `{ ${inside} }` : `[${inside}]`;
    }
    let out = '';
    let at = node.range[0];
    for (const { item, text } of bodies) {
      out += this.#text.slice(at, item?.start) + text;
      at = item?.end ?? at;
    }
    return out + this.#text.slice(at, node.range[1]);
  }
}
