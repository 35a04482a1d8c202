/**
 * What a screen reader would say of a page, from the accessibility tree of the browser. `@guidepup/virtual-screen-reader` computes
 * names and roles from the document by itself: it would not hear what the styles, popovers and inert parts of a real browser hide,
 * nor the language of a text.
 */
import type { CDPSession } from '@playwright/test';
import { COUNTED, isLandmark, isSaid, LABELS, roleOf, SILENT, WHOLE } from './roles.ts';
import { type AXNode, nameOf, type Place, placesOf, propertyOf, statesOf, treeOf } from './tree.ts';

/** A piece of text with the language in which it is read. */
export interface Part {
  text: string;
  lang: string;
}

/** One thing that is said: a text, a control, a heading, the beginning of a part of the page. */
export interface Spoken extends Place {
  role: string;
  /** Text or name; empty where a part of the page has none. */
  name: string;
  parts: Part[];
  level: number;
  /** The words about its state: collapsed, checked, its value, what is wrong with it. */
  states: string[];
  canFocus: boolean;
  isFocused: boolean;
  /** The nearest landmark. */
  within: string;
  /** Its number in the document. */
  id: number;
}

/** Everything that is said from the top of the page to its end. */
export async function hear(session: CDPSession): Promise<Spoken[]> {
  return new Hearing(await treeOf(session), await placesOf(session)).spoken;
}

class Hearing {
  readonly spoken: Spoken[] = [];
  readonly #byId: Map<string, AXNode>;
  readonly #places: Map<number, Place>;

  constructor(nodes: AXNode[], places: Map<number, Place>) {
    this.#byId = new Map(nodes.map((node) => [node.nodeId, node]));
    this.#places = places;
    this.#visitAll(nodes[0]!, '', places.values().next().value!);
  }

  #childrenOf(node: AXNode): AXNode[] {
    return (node.childIds ?? []).flatMap((id) => this.#byId.get(id) ?? []);
  }

  #visitAll(node: AXNode, within: string, place: Place): void {
    for (const child of this.#childrenOf(node)) this.#visit(child, within, place);
  }

  /** Markers of lists and what styles add have none of their own. */
  #placeOf(node: AXNode): Place | undefined {
    const place = this.#places.get(node.backendDOMNodeId ?? 0);
    return place?.lang === '' ? undefined : place;
  }

  #visit(node: AXNode, within: string, around: Place): void {
    const place = this.#placeOf(node) ?? around;
    const role = roleOf(node);
    if (SILENT.includes(role)) return;
    if (role === 'StaticText' || role === 'ListMarker') return this.#text(node, within, place);
    if (LABELS.includes(role)) return this.#controlsIn(node, within, place);
    if (!WHOLE.includes(role)) {
      const inner = isLandmark(role, node) ? `${role} ${nameOf(node)}`.trim() : within;
      if (isSaid(node, role) || (place.isCurrent && !node.ignored)) this.#say(node, role, inner, place);
      // The words of a heading were said with it.
      if (role === 'heading') return this.#controlsIn(node, within, place);
      return this.#visitAll(node, inner, place);
    }
    this.#say(node, role, within, place);
    this.#headingsIn(node, within, place);
  }

  #controlsIn(node: AXNode, within: string, place: Place): void {
    for (const child of this.#childrenOf(node)) {
      if (WHOLE.includes(roleOf(child))) this.#visit(child, within, place);
      else this.#controlsIn(child, within, place);
    }
  }

  /** Headings inside a link that holds a whole card are headings all the same. */
  #headingsIn(node: AXNode, within: string, place: Place): void {
    for (const child of this.#childrenOf(node)) {
      if (roleOf(child) === 'heading') this.#say(child, 'heading', within, place);
      else this.#headingsIn(child, within, place);
    }
  }

  #text(node: AXNode, within: string, place: Place): void {
    const isBullet = roleOf(node) === 'ListMarker' && !/\p{L}|\p{N}/u.test(nameOf(node));
    if (nameOf(node) !== '' && !isBullet) this.#say(node, 'text', within, place);
  }

  #say(node: AXNode, role: string, within: string, around: Place): void {
    const place = this.#placeOf(node) ?? around;
    const active = node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0];
    const option = active && [...this.#byId.values()].find((each) => each.backendDOMNodeId === active.backendDOMNodeId);
    this.spoken.push({
      ...place,
      role,
      name: nameOf(node),
      parts: this.#partsOf(node, place.lang),
      level: Number(propertyOf(node, 'level') ?? 0),
      states: [
        ...this.#countsOf(node, role),
        ...statesOf(node, role),
        ...(place.isCurrent ? ['current'] : []),
        ...(option ? [`at ${nameOf(option)}`] : []),
      ],
      canFocus: propertyOf(node, 'focusable') === true,
      isFocused: propertyOf(node, 'focused') === true,
      within,
      id: node.backendDOMNodeId ?? 0,
    });
  }

  #countsOf(node: AXNode, role: string): string[] {
    if (!(role in COUNTED)) return [];
    const [inner, word] = COUNTED[role]!;
    const count = (each: AXNode): number =>
      this.#childrenOf(each)
        .filter((child) => roleOf(child) !== role)
        .reduce((sum, child) => sum + (inner.includes(roleOf(child)) ? 1 : count(child)), 0);
    return [`${count(node)} ${word}`];
  }

  /** A name made of its contents is read in their languages, any other in the language of the element. */
  #partsOf(node: AXNode, lang: string): Part[] {
    const source = node.name?.sources?.find(({ value, superseded }) => value !== undefined && !superseded);
    const texts = source?.type === 'contents' && roleOf(node) !== 'StaticText' ? this.#textsIn(node, lang) : [];
    if (texts.length > 0) return texts;
    return nameOf(node) === '' ? [] : [{ text: nameOf(node), lang }];
  }

  #textsIn(node: AXNode, lang: string): Part[] {
    return this.#childrenOf(node).flatMap((child) => {
      if (roleOf(child) !== 'StaticText') return this.#textsIn(child, this.#placeOf(child)?.lang ?? lang);
      return [{ text: nameOf(child), lang: this.#placeOf(child)?.lang ?? lang }];
    });
  }
}
