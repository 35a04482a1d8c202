/**
 * What a screen reader would say of a page, from the accessibility tree of the browser. `@guidepup/virtual-screen-reader` computes names and roles
 * from the document by itself: it would not hear what the styles, popovers and inert parts of a real browser hide, nor the language of a text.
 */
import type { CDPSession } from '@playwright/test';

/** A piece of text with the language in which it is read. */
export interface Part {
  text: string;
  lang: string;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One thing that is said: a text, a control, a heading, the beginning of a part of the page. */
export interface Spoken {
  role: string;
  /** Text or name; empty where a part of the page has none. */
  name: string;
  parts: Part[];
  level?: number;
  /** The words about its state: collapsed, checked, its value, what is wrong with it. */
  states: string[];
  canFocus: boolean;
  isFocused: boolean;
  /** The nearest landmark. */
  within: string;
  /** The cell of a table in which it stands; 0 outside of tables. */
  cell: number;
  /** Things with one number stand in one line. */
  line: number;
  /** Its number in the document. */
  id: number;
  /** Where it is drawn; nothing if it is only heard, or lies above the page. */
  box?: Box;
}

interface AXValue {
  value?: unknown;
}
interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: AXValue;
  name?: AXValue & { sources?: { type: string; superseded?: boolean; nativeSource?: string; attribute?: string; value?: AXValue }[] };
  description?: AXValue;
  value?: AXValue;
  properties?: { name: string; value: AXValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

const LANDMARKS = ['banner', 'navigation', 'main', 'region', 'contentinfo', 'search', 'form', 'complementary'];
const HELD = ['list', 'table', 'group', 'radiogroup', 'figure', 'note', 'dialog', 'alert', 'status', 'listbox', 'blockquote'];
/** Said with their names at once, whatever they are made of. */
const WHOLE = ['link', 'button', 'image', 'img', 'radio', 'checkbox', 'textbox', 'searchbox', 'spinbutton', 'combobox', 'option', 'switch', 'slider', 'Date', 'DateTime', 'progressbar', 'meter'];
/** Begin a line of their own. */
const BLOCKS = ['paragraph', 'heading', 'listitem', 'row', 'term', 'definition', 'caption', 'Figcaption', 'DescriptionListTerm', 'DescriptionListDetail', 'LabelText', 'Legend', 'LayoutTableRow', ...LANDMARKS, ...HELD];
const CELLS = ['cell', 'gridcell', 'columnheader', 'rowheader'];
const BLOCK_TAGS = ['DIV', 'P', 'LI', 'SECTION', 'ARTICLE', 'HEADER', 'FOOTER', 'DT', 'DD', 'TR', 'FIELDSET', 'DETAILS', 'SUMMARY', 'UL', 'OL'];
const NAMES: Record<string, string> = {
  DisclosureTriangle: 'button',
  DisclosureTriangleGrouped: 'button',
  img: 'image',
  ComboBoxSelect: 'combobox',
  ComboBoxMenuButton: 'combobox',
  ComboBoxGrouping: 'combobox',
  TextFieldWithComboBox: 'combobox',
  Details: 'group',
  DescriptionList: 'list',
  searchbox: 'textbox',
};

/** Everything that is said from the top of the page to its end. */
export async function hear(session: CDPSession): Promise<Spoken[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] };
  return new Hearing(nodes, await placesOf(session)).all();
}

interface Place {
  lang: string;
  box: Box | undefined;
  tag: string;
  isCurrent: boolean;
}

/** Language and place of every node of the document. */
async function placesOf(session: CDPSession): Promise<Map<number, Place>> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  const { nodes, layout } = documents[0]!;
  const boxes = new Map(layout.nodeIndex.map((node, index) => [node, layout.bounds[index]!]));
  const found: (Place & { isOut: boolean })[] = [];
  const places = new Map<number, Place>();
  for (const [index, id] of nodes.backendNodeId!.entries()) {
    const above = found[nodes.parentIndex![index]!];
    const own = attributesOf(nodes.attributes![index]!, strings);
    const [x = 0, y = 0, width = 0, height = 0] = boxes.get(index) ?? [];
    // Hidden from sight, or laid over the page.
    const isOut = (above?.isOut ?? false) || own.has('popover') || (boxes.has(index) && (width <= 1 || height <= 1));
    const box = boxes.has(index) && !isOut ? { x, y, width, height } : undefined;
    found[index] = {
      lang: own.get('lang') ?? above?.lang ?? '',
      box,
      isOut,
      tag: strings[nodes.nodeName![index]!] ?? '',
      // The browser tells it to screen readers, but not in its tree.
      isCurrent: !['false', ''].includes(own.get('aria-current') ?? ''),
    };
    places.set(id, found[index]);
  }
  return places;
}

function attributesOf(numbers: readonly number[], strings: readonly string[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let at = 0; at < numbers.length; at += 2) pairs.set(strings[numbers[at]!] ?? '', strings[numbers[at + 1]!] ?? '');
  return pairs;
}

class Hearing {
  readonly #spoken: Spoken[] = [];
  readonly #byId: Map<string, AXNode>;
  readonly #places: Map<number, Place>;
  #line = 0;
  #cell = 0;

  constructor(nodes: AXNode[], places: Map<number, Place>) {
    this.#byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.#places = places;
  }

  all(): Spoken[] {
    const [root] = this.#byId.values();
    if (root) this.#childrenOf(root).forEach((child) => this.#visit(child, ''));
    return this.#spoken;
  }

  #childrenOf(node: AXNode): AXNode[] {
    return (node.childIds ?? []).flatMap((id) => this.#byId.get(id) ?? []);
  }

  #placeOf(node: AXNode): Place | undefined {
    return this.#places.get(node.backendDOMNodeId ?? 0);
  }

  #visit(node: AXNode, within: string): void {
    const role = roleOf(node);
    if (role === 'StaticText') return this.#text(node, within);
    if (role === 'ListMarker') return this.#marker(node, within);
    if (role === 'LineBreak') this.#line++;
    if (role === 'InlineTextBox' || role === 'LineBreak') return;
    const isBlock = (!node.ignored && BLOCKS.includes(role)) || BLOCK_TAGS.includes(this.#placeOf(node)?.tag ?? '');
    if (isBlock) this.#line++;
    if (CELLS.includes(role)) this.#cell = node.backendDOMNodeId ?? 0;
    if (!node.ignored) this.#enter(node, role, within);
    if (node.ignored || !WHOLE.includes(role)) {
      const place = !node.ignored && isLandmark(role, node) ? [role, nameOf(node)].filter(Boolean).join(' ') : within;
      this.#childrenOf(node).forEach((child) => !this.#isLabelSaidWithField(child) && this.#visit(child, place));
    } else this.#inner(node, within);
    if (isBlock) this.#line++;
    if (CELLS.includes(role)) this.#cell = 0;
  }

  /** Headings inside a link that holds a whole card are headings all the same. */
  #inner(node: AXNode, within: string): void {
    for (const child of this.#childrenOf(node)) {
      if (!child.ignored && roleOf(child) === 'heading') this.#say(child, 'heading', within);
      else this.#inner(child, within);
    }
  }

  #enter(node: AXNode, role: string, within: string): void {
    if (WHOLE.includes(role)) this.#say(node, role, within);
    else if (role === 'heading') this.#say(node, role, within);
    else if (isLandmark(role, node)) this.#say(node, role, `${role} ${nameOf(node)}`.trim());
    else if (role === 'list' || role === 'table') this.#count(node, role, within);
    else if (HELD.includes(role) && nameOf(node) !== '') this.#say(node, role, within);
    else if (propertyOf(node, 'focusable') === true && role !== 'RootWebArea') this.#say(node, role, within);
  }

  #count(node: AXNode, role: string, within: string): void {
    const inner = role === 'list' ? ['listitem', 'term', 'DescriptionListTerm'] : ['row'];
    const count = this.#descendants(node, (each) => inner.includes(roleOf(each)), (each) => roleOf(each) === role).length;
    this.#say(node, role, within, [`${count} ${role === 'list' ? 'items' : 'rows'}`]);
  }

  #descendants(node: AXNode, wanted: (node: AXNode) => boolean, closed: (node: AXNode) => boolean): AXNode[] {
    return this.#childrenOf(node).flatMap((child) => {
      const isClosed = !child.ignored && closed(child);
      return [...(!child.ignored && wanted(child) ? [child] : []), ...(isClosed ? [] : this.#descendants(child, wanted, closed))];
    });
  }

  /** The legend of a group and the label of a field are said as its name. */
  #isLabelSaidWithField(node: AXNode): boolean {
    return !node.ignored && ['LabelText', 'Legend'].includes(roleOf(node)) && !this.#holdsControl(node);
  }

  #holdsControl(node: AXNode): boolean {
    return this.#childrenOf(node).some((child) => (!child.ignored && WHOLE.includes(roleOf(child))) || this.#holdsControl(child));
  }

  #marker(node: AXNode, within: string): void {
    if (/\p{L}|\p{N}/u.test(nameOf(node))) this.#text(node, within);
  }

  #text(node: AXNode, within: string): void {
    const last = this.#spoken.at(-1);
    // The words of a heading were said with it.
    if (last?.role === 'heading' && last.name.includes(nameOf(node)) && last.line === this.#line) return;
    if (nameOf(node) !== '') this.#say(node, 'text', within);
  }

  #say(node: AXNode, role: string, within: string, states: string[] = []): void {
    const level = propertyOf(node, 'level');
    const place = this.#placeOf(node);
    this.#spoken.push({
      role,
      name: nameOf(node),
      parts: this.#partsOf(node),
      ...(role === 'heading' && { level: Number(level) }),
      states: [...states, ...statesOf(node, role), ...(place?.isCurrent ? ['current'] : [])],
      canFocus: propertyOf(node, 'focusable') === true,
      isFocused: propertyOf(node, 'focused') === true,
      within,
      cell: this.#cell,
      line: this.#line,
      id: node.backendDOMNodeId ?? 0,
      ...(place?.box && { box: place.box }),
    });
  }

  /** A name made of its contents is read in their languages, any other in the language of the element. */
  #partsOf(node: AXNode): Part[] {
    const source = node.name?.sources?.find(({ value, superseded }) => value !== undefined && !superseded);
    const name = nameOf(node);
    const own = name === '' ? [] : [{ text: name, lang: this.#placeOf(node)?.lang ?? '' }];
    if (source?.type !== 'contents' || roleOf(node) === 'StaticText') return own;
    const texts = this.#texts(node);
    return texts.length > 0 ? texts : own;
  }

  #texts(node: AXNode): Part[] {
    return this.#childrenOf(node).flatMap((child) => {
      if (roleOf(child) !== 'StaticText') return this.#texts(child);
      return [{ text: nameOf(child), lang: this.#placeOf(child)?.lang ?? '' }];
    });
  }
}

function roleOf(node: AXNode): string {
  const role = String(node.role?.value ?? '');
  return NAMES[role] ?? role;
}

/** As it is heard: white space is nothing. */
function nameOf(node: AXNode): string {
  return String(node.name?.value ?? '').replaceAll(/\s+/g, ' ').trim();
}

function propertyOf(node: AXNode, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value;
}

/** A region or a form without a name is none. */
function isLandmark(role: string, node: AXNode): boolean {
  return LANDMARKS.includes(role) && (!['region', 'form'].includes(role) || nameOf(node) !== '');
}

function statesOf(node: AXNode, role: string): string[] {
  const is = (name: string) => propertyOf(node, name);
  const checked = is('checked');
  const pressed = is('pressed');
  const expanded = is('expanded');
  const isField = ['textbox', 'combobox', 'spinbutton', 'Date', 'DateTime'].includes(role);
  return [
    isField && node.value?.value ? `“${String(node.value.value)}”` : '',
    checked === undefined ? '' : checked === 'true' ? 'checked' : 'not checked',
    pressed === undefined ? '' : pressed === 'true' ? 'pressed' : 'not pressed',
    expanded === undefined ? '' : expanded ? 'expanded' : 'collapsed',
    is('selected') === true && role === 'option' ? 'selected' : '',
    is('disabled') === true ? 'unavailable' : '',
    is('required') === true ? 'required' : '',
    is('invalid') === 'true' ? 'invalid' : '',
    node.description?.value ? String(node.description.value) : '',
  ].filter((state) => state !== '');
}
