import { isMap, isNode, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml';
import { FIXED_PAGES } from '../addresses/fixed-pages.ts';
import { addressOf, isPageId, pageAbove } from '../addresses/site-plan.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { langOf } from '../language/twin.ts';
import type { MovedAddress } from '../schemas/moved.ts';
import { movedLines } from './moved-lines.ts';

/** The text files of a content folder, by their path in it. */
export type Texts = ReadonlyMap<string, string>;

/** What a page or record is renamed to or given up for. */
export interface Relocation {
  texts: Texts;
  /** `<area>/<key>`, `<area>/<key>/<chapter>` or `<register>/<name>`. */
  from: string;
  /** Every address that the content has now. */
  addresses: readonly string[];
  day: string;
  reason: string;
  /** Whether it is made up: then no release has had its address. */
  isSpecimen?: boolean;
}

/** Everything that has to be done, worked out before anything is touched. */
export interface RelocationPlan {
  /** Files to write, with their whole text. */
  writes: Map<string, string>;
  removes: string[];
  moved: MovedAddress[];
  /** Places that now name the new target, `file:line`. */
  changed: string[];
  /** Places that still name the old one in words or addresses, to be read by somebody. */
  left: string[];
}

/** Why it cannot be done; nothing was changed. */
export class RelocationError extends Error {}

type Kind = 'page' | 'record';

/** Works out how a page or record gets another name: files, what names it, old addresses. */
export function planMove(relocation: Relocation & { to: string }): RelocationPlan {
  const { texts, from, to } = relocation;
  const kind = kindOf(texts, from);
  checkTarget(texts, kind, from, to);
  const names = new Map(idsOf(texts, kind, from).map((id) => [id, `${to}${id.slice(from.length)}`]));
  const files = filesOf(texts, kind, from);
  const renamed = new Map(files.map((file) => [file, file.replace(fileStem(kind, from), fileStem(kind, to))]));
  const plan = repoint(relocation, kind, names, new Set());
  for (const [old, next] of renamed) {
    plan.writes.set(next, plan.writes.get(old) ?? texts.get(old)!);
    plan.writes.delete(old);
    plan.removes.push(old);
  }
  const moved = ownAddresses(relocation, kind).map((address) => ({
    old: address,
    next: addressStems(kind, from).reduce(
      (path, stem, index) => path.replace(stem, addressStems(kind, to)[index]!),
      address,
    ),
  }));
  return withMoved(plan, relocation, moved);
}

/**
 * Works out how a page or record is given up. What stood in lists is taken out; what names it elsewhere names the target, if that is of the same
 * kind.
 * @param target a page or record, or an address
 */
export function planRemove(relocation: Relocation & { target: (lang: Lang) => string; to?: string }): RelocationPlan {
  const { texts, from, to, target } = relocation;
  const kind = kindOf(texts, from);
  refuseFixed(idsOf(texts, kind, from), kind);
  if (to !== undefined && to.startsWith(`${from}/`)) throw new RelocationError(`“${to}” would be gone too.`);
  const ids = idsOf(texts, kind, from);
  const isSameKind = to !== undefined && exists(texts, kind, to);
  const files = filesOf(texts, kind, from);
  const rest: Texts = new Map([...texts].filter(([file]) => !files.includes(file)));
  const plan = repoint(
    { ...relocation, texts: rest },
    kind,
    new Map(isSameKind ? ids.map((id) => [id, to]) : []),
    new Set(ids),
  );
  plan.removes.push(...files);
  const moved = ownAddresses(relocation, kind).map((old) => ({ old, next: target(langOf(old) ?? 'en') }));
  return withMoved(plan, relocation, moved);
}

function kindOf(texts: Texts, id: string): Kind {
  const kind = (['page', 'record'] as const).find((each) => exists(texts, each, id));
  if (kind) return kind;
  throw new RelocationError(
    `There is no page or record “${id}”. Write <area>/<key> as in content/pages/, or <register>/<name> as in content/registers/.`,
  );
}

function exists(texts: Texts, kind: Kind, id: string): boolean {
  return kind === 'page'
    ? LANGS.some((lang) => texts.has(`pages/${id}/${lang}.mdx`))
    : texts.has(`registers/${id}.yaml`);
}

function refuseFixed(ids: string[], kind: Kind): void {
  const fixed = kind === 'page' ? ids.find((id) => id in FIXED_PAGES) : undefined;
  if (fixed !== undefined)
    throw new RelocationError(
      `The address of “${fixed}” is fixed: the specification or a tool of the site needs it. Its words may change, its name may not.`,
    );
}

function checkTarget(texts: Texts, kind: Kind, from: string, to: string): void {
  refuseFixed(idsOf(texts, kind, from), kind);
  const taken = [...texts.keys()].some((file) => file.toLowerCase().startsWith(fileStem(kind, to).toLowerCase()));
  if (taken) throw new RelocationError(`“${to}” exists already. Choose another name.`);
  if (kind === 'record') {
    if (to.split('/')[0] !== from.split('/')[0] || !/^[a-z-]+\/[a-z\d-]+$/.test(to))
      throw new RelocationError(
        `“${to}” cannot be the name of this record. Keep its register, and write small letters, digits and hyphens.`,
      );
    return;
  }
  const parent = pageAbove(to);
  if (!isPageId(to))
    throw new RelocationError(`“${to}” cannot be a page. Write <area>/<key>, or <area>/<key>/<chapter>.`);
  if (parent !== undefined && (!exists(texts, 'page', parent) || parent === from))
    throw new RelocationError(`There is no page “${parent}” above it. Write that page first.`);
  if (parent !== undefined && idsOf(texts, kind, from).length > 1)
    throw new RelocationError(`“${from}” has chapters of its own, so it cannot become a chapter.`);
}

/** Where the files of a page or record begin; a page is a folder. */
function fileStem(kind: Kind, id: string): string {
  return kind === 'page' ? `pages/${id}/` : `registers/${id}.yaml`;
}

function filesOf(texts: Texts, kind: Kind, id: string): string[] {
  return [...texts.keys()].filter((file) => file.startsWith(fileStem(kind, id)));
}

/** The page and its chapters; a record is one. */
function idsOf(texts: Texts, kind: Kind, id: string): string[] {
  if (kind === 'record') return [id];
  const folders = filesOf(texts, kind, id).map((file) => file.slice('pages/'.length).replace(/\/[^/]+$/, ''));
  return [...new Set([id, ...folders])];
}

/** How its addresses begin after the language. */
function addressStems(kind: Kind, id: string): string[] {
  return kind === 'page' ? [`/${addressOf(id)}/`] : [`/records/${id}/`, `/calendar/${id}.ics`];
}

/** Its addresses and those below it; what only our own pages ask for has none to keep. */
function ownAddresses({ addresses, from }: Relocation, kind: Kind): string[] {
  return addresses.filter((address) =>
    LANGS.some((lang) => addressStems(kind, from).some((stem) => address.startsWith(`/${lang}${stem}`))),
  );
}

/** Every place that names one of the ids names its new one, or is taken out of its list. */
function repoint(
  { texts, from }: Relocation,
  kind: Kind,
  names: ReadonlyMap<string, string>,
  given: ReadonlySet<string>,
): RelocationPlan {
  const plan: RelocationPlan = { writes: new Map(), removes: [], moved: [], changed: [], left: [] };
  for (const [file, text] of texts) {
    const edits = [
      ...yamlEdits(file, text, kind, names, given),
      ...(file.endsWith('.mdx') ? tagEdits(text, names) : []),
    ];
    if (edits.length > 0) {
      plan.writes.set(file, applyEdits(text, edits));
      plan.changed.push(...edits.filter(({ isQuiet }) => !isQuiet).map(({ at }) => `${file}:${lineAt(text, at)}`));
    }
    plan.left.push(...mentions(file, plan.writes.get(file) ?? text, kind, from));
  }
  return plan;
}

interface Edit {
  at: number;
  end: number;
  with: string;
  /** Nothing that an editor need look at. */
  isQuiet?: boolean;
}

/** Ids as values or names in a YAML file, or in the fields of a page. */
function yamlEdits(
  file: string,
  text: string,
  kind: Kind,
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
          isQuiet: file === 'translations.yaml',
        });
    },
  });
  return edits;
}

/** Files that list pages: what is given up is taken out of them. */
const LISTS = ['menu.yaml', 'packs.yaml', 'translations.yaml'];

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
  kind: Kind,
  isKnown: (id: string) => boolean,
): Found | undefined {
  if (typeof node.value !== 'string') return undefined;
  const whole = node.value.replace(/#.*$/, '');
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
function tagEdits(text: string, names: ReadonlyMap<string, string>): Edit[] {
  return [...text.matchAll(/="([^"#]+)(?=["#])/g)].flatMap(({ index, 1: id = '' }) => {
    const next = names.get(id);
    return next === undefined ? [] : [{ at: index + 2, end: index + 2 + id.length, with: next }];
  });
}

function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.at - a.at)
    .reduce((changed, edit) => changed.slice(0, edit.at) + edit.with + changed.slice(edit.end), text);
}

/** Lines that still hold its name or its address. */
function mentions(file: string, text: string, kind: Kind, from: string): string[] {
  if (file === 'moved.yaml' || file === 'translations.yaml' || file.startsWith(fileStem(kind, from))) return [];
  const addresses = LANGS.flatMap((lang) => addressStems(kind, from).map((stem) => `/${lang}${stem}`));
  const isName = (line: string) => new RegExp(`(^|[^\\w/-])${pattern(from)}(?![\\w-])`).test(line);
  return text
    .split('\n')
    .flatMap((line, index) =>
      isName(line) || addresses.some((address) => line.includes(address)) ? [`${file}:${index + 1}`] : [],
    );
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function pattern(text: string): string {
  return text.replaceAll('.', '\\.');
}

/** The plan with the lines of `moved.yaml`: earlier moves follow to the new address, in one step. */
function withMoved(
  plan: RelocationPlan,
  { texts, day, reason, isSpecimen = false }: Relocation,
  moved: { old: string; next: string }[],
): RelocationPlan {
  const text = texts.get('moved.yaml') ?? '';
  const followed = moved.reduce(
    (all, { old, next }) =>
      all
        // What comes back to a former address answers there itself.
        .replaceAll(new RegExp(`^- from: ${pattern(next)}\\n(?: .*\\n)*`, 'gm'), '')
        .replaceAll(new RegExp(`^(\\s+to: )${pattern(old)}$`, 'gm'), `$1${next}`),
    text,
  );
  const entries = isSpecimen ? [] : moved.map(({ old, next }) => ({ from: old, to: next, since: day, reason }));
  const known = /^\s*\[\]\s*$/m.test(followed) ? followed.replace(/^\s*\[\]\s*$/m, '') : followed;
  if (entries.length > 0 || followed !== text)
    plan.writes.set('moved.yaml', `${known.trimEnd()}\n${entries.length > 0 ? movedLines(entries) : ''}`.trimStart());
  return { ...plan, moved: entries };
}
