import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml';

/** What has a name and an address, and is named by others. */
export type ContentKind = 'page' | 'record';

/** One change of a text: what stands from `at` to `end` becomes other words. */
interface Edit {
  at: number;
  end: number;
  with: string;
  /** Nothing that an editor need look at. */
  isQuiet?: boolean;
}

/** Ids as values or names in a YAML file, or in the fields of a page. */
export function yamlEdits(
  file: string,
  text: string,
  kind: ContentKind,
  names: ReadonlyMap<string, string>,
  given: ReadonlySet<string>,
): Edit[] {
  const start = file.endsWith('.mdx') ? text.indexOf('---\n') + 4 : 0;
  const end = file.endsWith('.mdx') ? text.indexOf('\n---', start) + 1 : text.length;
  if ((!file.endsWith('.yaml') && !file.endsWith('.mdx')) || end < start) return [];
  const source = text.slice(start, end);
  const isKnown = (id: string) => names.has(id) || given.has(id);
  const edits: Edit[] = [];
  visit(parseDocument(source, { keepSourceTokens: false }), {
    Scalar(_, node, path) {
      const found = idIn(file, node, path, kind, isKnown);
      if (!found || !node.range) return;
      // What is given up keeps the lines of history that were written about it.
      if (given.has(found.id) && HISTORY.includes(file)) return;
      const [from, to] = [start + node.range[0], start + node.range[1]];
      const isListed = LISTS.includes(file) || (file.endsWith('.mdx') && fieldsAbove(path).includes('records'));
      const next = names.get(found.id);
      if (given.has(found.id) && (isListed || next === undefined)) {
        const item = isListed ? itemAround(text, start, node, path) : undefined;
        if (item) edits.push({ ...item, with: '', isQuiet: true });
      } else if (next !== undefined)
        edits.push({
          at: from,
          end: to,
          with: text.slice(from, to).replace(found.name, found.written(next)),
          isQuiet: file === 'translations.yaml' || file === 'recorded.yaml',
        });
    },
  });
  return edits;
}

/** Files that list pages: what is given up is taken out of them. */
const LISTS = ['menu.yaml', 'packs.yaml', 'translations.yaml'];

/** Files that tell what was. */
export const HISTORY = ['changes.yaml', 'recorded.yaml'];

/** Names of the fields in which a scalar stands, outermost first. */
function fieldsAbove(path: readonly unknown[]): string[] {
  return path.flatMap((each) => (isPair(each) && isScalar(each.key) ? [String(each.key.value)] : []));
}

interface Found {
  id: string;
  /** As it is written there. */
  name: string;
  /** How the new id is written there. */
  written: (id: string) => string;
}

/** The id that a scalar names: whole, with a place after “#”, or by its last part where only that is written. */
function idIn(
  file: string,
  node: Scalar,
  path: readonly unknown[],
  kind: ContentKind,
  isKnown: (id: string) => boolean,
): Found | undefined {
  if (typeof node.value !== 'string') return undefined;
  // In the history, “opium/overview/*” names all chapters of a page.
  const whole = node.value.replace(file === 'changes.yaml' ? /\/\*$/ : /#.*$/, '');
  if (isKnown(whole)) return { id: whole, name: whole, written: (id) => id };
  const keys = fieldsAbove(path);
  const field = keys.at(-1) ?? '';
  const lastPart = (id: string) => id.split('/').at(-1)!;
  const [, register] = /^registers\/([^/]+)\//.exec(file) ?? [];
  const above =
    kind === 'page'
      ? file === 'menu.yaml' && field === 'chapter'
        ? [keys.at(-2)]
        : []
      : field === 'supersededBy'
        ? [register]
        : field === 'amends'
          ? ['acts-and-rules', 'notifications', 'instructions']
          : field === 'forms'
            ? ['forms']
            : [];
  const id = above.map((each) => `${each}/${node.value}`).find(isKnown);
  return id === undefined ? undefined : { id, name: node.value, written: lastPart };
}

/** The lines of the list entry, or of the named entry, in which a scalar stands. */
function itemAround(text: string, start: number, node: Scalar, path: readonly unknown[]): Edit | undefined {
  const last = path.at(-1);
  const entry = path.at(-2);
  // Old links to a chapter that goes still land on its page.
  const was =
    isMap(entry) && isPair(last) && !isKeyOf(last, node)
      ? entry.items.find(({ key }) => isScalar(key) && key.value === 'was')
      : undefined;
  if (was && isPair(last) && isScalar(last.key) && isScalar(was.key))
    return { at: start + last.key.range![0], end: start + was.key.range![0], with: '' };
  const isNameOf = isPair(last) && isKeyOf(last, node);
  const seqAt = path.findLastIndex((each) => isSeq(each));
  const item = isNameOf ? last.value : seqAt < 0 ? undefined : (path[seqAt + 1] ?? node);
  const seq = seqAt < 0 ? undefined : path[seqAt];
  if (!isNode(item) || !item.range) return undefined;
  if (!isNameOf && isSeq(seq) && seq.flow) {
    const at = start + item.range[0];
    const after = /^,\s*/.exec(text.slice(start + item.range[1]))?.[0].length;
    const before = /,\s*$/.exec(text.slice(0, at))?.[0].length ?? 0;
    return after === undefined
      ? { at: at - before, end: start + item.range[1], with: '' }
      : { at, end: start + item.range[1] + after, with: '' };
  }
  const first = start + (isNameOf ? node.range![0] : item.range[0]);
  const begin = text.lastIndexOf('\n', first - 1) + 1;
  const finish = text.indexOf('\n', Math.max(start + item.range[1] - (isMap(item) && !item.flow ? 1 : 0), first));
  return { at: begin, end: finish < 0 ? text.length : finish + 1, with: '' };
}

/** Whether a scalar is the name of an entry, not its value. */
function isKeyOf({ key }: { key: unknown }, node: Scalar): boolean {
  return key === node;
}

/** Ids in the tags of a page: `<RouteLink to="opium/Policy">`. */
export function tagEdits(text: string, names: ReadonlyMap<string, string>): Edit[] {
  return [...text.matchAll(/="([^"#]+)(?=["#])/g)].flatMap(({ index, 1: id = '' }) => {
    const next = names.get(id);
    return next === undefined ? [] : [{ at: index + 2, end: index + 2 + id.length, with: next }];
  });
}

export function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((changed, edit) => changed.slice(0, edit.at) + edit.with + changed.slice(edit.end), text);
}
