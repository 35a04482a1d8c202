import { FIXED_PAGES } from '../addresses/fixed-pages.ts';
import { addressOf, isPageId, pageAbove } from '../addresses/site-plan.ts';
import { type Lang, LANGS } from '../language/lang.ts';
import { langOf } from '../language/twin.ts';
import type { MovedAddress } from '../schemas/moved.ts';
import { movedLines } from './moved-lines.ts';
import { applyEdits, type ContentKind, HISTORY, tagEdits, yamlEdits } from './reference-edits.ts';

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

function kindOf(texts: Texts, id: string): ContentKind {
  const kind = (['page', 'record'] as const).find((each) => exists(texts, each, id));
  if (kind) return kind;
  throw new RelocationError(
    `There is no page or record “${id}”. Write <area>/<key> as in content/pages/, or <register>/<name> as in content/registers/.`,
  );
}

function exists(texts: Texts, kind: ContentKind, id: string): boolean {
  return kind === 'page'
    ? LANGS.some((lang) => texts.has(`pages/${id}/${lang}.mdx`))
    : texts.has(`registers/${id}.yaml`);
}

function refuseFixed(ids: string[], kind: ContentKind): void {
  const fixed = kind === 'page' ? ids.find((id) => id in FIXED_PAGES) : undefined;
  if (fixed !== undefined)
    throw new RelocationError(
      `The address of “${fixed}” is fixed: the specification or a tool of the site needs it. Its words may change, its name may not.`,
    );
}

function checkTarget(texts: Texts, kind: ContentKind, from: string, to: string): void {
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
function fileStem(kind: ContentKind, id: string): string {
  return kind === 'page' ? `pages/${id}/` : `registers/${id}.yaml`;
}

function filesOf(texts: Texts, kind: ContentKind, id: string): string[] {
  return [...texts.keys()].filter((file) => file.startsWith(fileStem(kind, id)));
}

/** The page and its chapters; a record is one. */
function idsOf(texts: Texts, kind: ContentKind, id: string): string[] {
  if (kind === 'record') return [id];
  const folders = filesOf(texts, kind, id).map((file) => file.slice('pages/'.length).replace(/\/[^/]+$/, ''));
  return [...new Set([id, ...folders])];
}

/** How its addresses begin after the language. */
function addressStems(kind: ContentKind, id: string): string[] {
  return kind === 'page' ? [`/${addressOf(id)}/`] : [`/records/${id}/`, `/calendar/${id}.ics`];
}

/** Its addresses and those below it; what only our own pages ask for has none to keep. */
function ownAddresses({ addresses, from }: Relocation, kind: ContentKind): string[] {
  return addresses.filter((address) =>
    LANGS.some((lang) => addressStems(kind, from).some((stem) => address.startsWith(`/${lang}${stem}`))),
  );
}

/** Every place that names one of the ids names its new one, or is taken out of its list. */
function repoint(
  { texts, from }: Relocation,
  kind: ContentKind,
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

/** Lines that still hold its name or its address. */
function mentions(file: string, text: string, kind: ContentKind, from: string): string[] {
  if (
    file === 'moved.yaml' ||
    file === 'translations.yaml' ||
    HISTORY.includes(file) ||
    file.startsWith(fileStem(kind, from))
  )
    return [];
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
