import type { CDPSession } from '@playwright/test';

interface AXValue {
  value?: unknown;
  relatedNodes?: { backendDOMNodeId: number }[];
}

/** A node of the accessibility tree, as the browser tells it. */
export interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: AXValue;
  name?: AXValue & { sources?: { type: string; superseded?: boolean; value?: AXValue }[] };
  description?: AXValue;
  value?: AXValue;
  properties?: { name: string; value: AXValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the document knows of a node. */
export interface Place {
  lang: string;
  /** Where it is drawn; nothing if it is only heard, or lies above the page. */
  box?: Box | undefined;
  isOut: boolean;
  /** The block in which it stands: what stands in one is read as one line. */
  line: number;
  /** The cell of a table, or the group of a term and what is said of it; 0 outside of them. */
  cell: number;
  /** The browser tells it to screen readers, but not in its tree. */
  isCurrent: boolean;
}

const NOWHERE: Place = { lang: '', isOut: false, line: 0, cell: 0, isCurrent: false };
const CELLS = ['TD', 'TH'];

export async function treeOf(session: CDPSession): Promise<AXNode[]> {
  return ((await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] }).nodes;
}

/** The places of all nodes of the document. */
export async function placesOf(session: CDPSession): Promise<Map<number, Place>> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['display', 'position'],
  });
  const { nodes, layout } = documents[0]!;
  const drawn = new Map(layout.nodeIndex.map((node, index) => [node, index]));
  const found: Place[] = [];
  const places = new Map<number, Place>();
  for (const [index, id] of nodes.backendNodeId!.entries()) {
    const above = found[nodes.parentIndex![index]!] ?? NOWHERE;
    const own = attributesOf(nodes.attributes![index]!, strings);
    const tag = strings[nodes.nodeName![index]!]!;
    const at = drawn.get(index);
    const [x = 0, y = 0, width = 0, height = 0] = layout.bounds[at ?? -1] ?? [];
    const [display = 'inline', position = ''] = (layout.styles[at ?? -1] ?? []).map((style) => strings[style] ?? '');
    const isBlock = nodes.nodeType![index] === 1 && !/^(inline|contents|none)/.test(display);
    // Hidden from sight, or laid over the page.
    const isOut =
      above.isOut ||
      own.has('popover') ||
      /absolute|fixed/.test(position) ||
      (at !== undefined && (width <= 1 || height <= 1));
    const isCell = CELLS.includes(tag) || (['DT', 'DD'].includes(tag) && above.cell === 0);
    found[index] = {
      lang: own.get('lang') ?? above.lang,
      box: at !== undefined && !isOut ? { x, y, width, height } : undefined,
      isOut,
      line: isBlock ? id : above.line,
      cell: isCell ? (tag.startsWith('D') ? nodes.backendNodeId![nodes.parentIndex![index]!]! : id) : above.cell,
      isCurrent: !['false', ''].includes(own.get('aria-current') ?? ''),
    };
    places.set(id, found[index]);
  }
  return places;
}

function attributesOf(numbers: readonly number[], strings: readonly string[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let at = 0; at < numbers.length; at += 2) pairs.set(strings[numbers[at]!]!, strings[numbers[at + 1]!] ?? '');
  return pairs;
}

/** As it is heard: white space is nothing. */
export function nameOf(node: AXNode): string {
  return spaced(node.name?.value);
}

function spaced(text: unknown): string {
  return String(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function propertyOf(node: AXNode, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value;
}

/** The words about its state. */
export function statesOf(node: AXNode, role: string): string[] {
  const is = (name: string) => propertyOf(node, name);
  const either = (name: string, yes: string, no: string) => {
    const value = is(name);
    return value === undefined ? '' : String(value) === 'true' ? yes : no;
  };
  const isField = ['textbox', 'combobox', 'spinbutton', 'Date', 'DateTime'].includes(role);
  return [
    isField && node.value?.value ? `“${String(node.value.value)}”` : '',
    either('checked', 'checked', 'not checked'),
    either('pressed', 'pressed', 'not pressed'),
    either('expanded', 'expanded', 'collapsed'),
    role === 'option' ? either('selected', 'selected', '') : '',
    either('disabled', 'unavailable', ''),
    either('required', 'required', ''),
    either('invalid', 'invalid', ''),
    spaced(node.description?.value),
  ].filter((state) => state !== '');
}
