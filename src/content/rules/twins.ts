import { figuresIn, isSameFigures } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import type { Localized } from '../../language/lang.ts';
import { type Said, say } from '../../messages/say.ts';
import { inPage } from '../place.ts';
import { lineOf, type Node, partsOf, type SourcePage, walk, wordsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

interface Twins {
  en: SourcePage;
  hi: SourcePage;
}

/** A mistake is reported on the Hindi page, which is written after the English. */
type Difference = Omit<Mistake, 'file'>;

const NOTHING: Localized = { en: 'nothing', hi: 'कुछ नहीं' };
const NOTHING_MORE: Localized = { en: 'nothing more', hi: 'आगे कुछ नहीं' };
const NONE: Localized = { en: 'none', hi: 'कोई नहीं' };

/** The two languages of a page say the same: headings, lists, parts, figures, shape, provider, date, sources. */
export const twinsAgree: Rule = ({ catalogue }) =>
  pairs(catalogue.pages).flatMap((twins) =>
    [...fieldsDiffer(twins), ...proseDiffers(twins)].map((difference) => ({ file: twins.hi.file, ...difference })),
  );

function fieldsDiffer({ en, hi }: Twins): Difference[] {
  const [a, b] = [en.meta, hi.meta];
  if (!a || !b) return [];
  const differences: Difference[] = [];
  const report = (field: string, said: Said) => differences.push(inPage(hi, [field], said));
  for (const field of ['shape', 'provider', 'reviewed', 'hasNoEntries', 'awaitsYear'] as const)
    if (a[field] !== b[field])
      report(field, say('twins-field', { english: wordOr(a[field]), hindi: wordOr(b[field]) }));
  const [stateA, stateB] = [a, b].map(({ disclosure }) => disclosure?.state);
  if (stateA !== stateB) report('disclosure', say('twins-state', { english: wordOr(stateA), hindi: wordOr(stateB) }));
  for (const field of ['title', 'summary'] as const)
    if (!isSameFigures(a[field], b[field])) report(field, figuresDiffer(a[field], b[field]));
  if (a.gaps.map(({ ask }) => ask).join() !== b.gaps.map(({ ask }) => ask).join()) report('gaps', say('twins-gaps'));
  if (a.records?.join() !== b.records?.join()) report('records', say('twins-records'));
  if (a.sources.map(({ url }) => url).join() !== b.sources.map(({ url }) => url).join())
    report('sources', say('twins-sources'));
  return differences;
}

function proseDiffers({ en, hi }: Twins): Difference[] {
  if (!en.tree || !hi.tree) return [];
  const differences = partsDiffer(en, hi);
  const report = (said: Said, line: number | undefined) => differences.push({ line, ...said });
  const [headingsA = [], headingsB = []] = [en.tree, hi.tree].map(headings);
  if (headingsA.join() !== headingsB.join())
    report(
      say('twins-headings', { english: headingsA.length, hindi: headingsB.length }),
      firstOf(hi, 'heading', headingsA, headingsB),
    );
  const [entriesA = 0, entriesB = 0] = [en.tree, hi.tree].map(listEntries);
  if (entriesA !== entriesB) report(say('twins-lists', { english: entriesA, hindi: entriesB }), firstOf(hi, 'list'));
  const [wordsA, wordsB] = [wordsOf(en.tree), wordsOf(hi.tree)];
  if (!isSameFigures(wordsA, wordsB)) report(figuresDiffer(wordsA, wordsB), hi.offset + 1);
  return differences;
}

/** Only the first difference: those after it follow from it. */
function partsDiffer(en: SourcePage, hi: SourcePage): Difference[] {
  const [a, b] = [partsOf(en), partsOf(hi)];
  const nameAt = (parts: typeof a, index: number) => (parts[index] ? partName(parts[index]) : undefined);
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [inEnglish, inHindi] = [nameAt(a, index), nameAt(b, index)];
    if (inEnglish === inHindi) continue;
    const said = say('twins-parts', { english: inEnglish ?? NOTHING_MORE, hindi: inHindi ?? NOTHING_MORE });
    return [{ line: (b[index] ?? b.at(-1))?.line ?? hi.offset + 1, ...said }];
  }
  return [];
}

/** Names only the figures that one text has and the other lacks. */
function figuresDiffer(en: string, hi: string): Said {
  const count = (list: string[], figure: string) => list.filter((each) => each === figure).length;
  const onlyIn = (a: string[], b: string[]) =>
    [...new Set(a)].filter((figure) => count(a, figure) > count(b, figure)).join(', ') || NONE;
  const [a, b] = [figuresIn(en), figuresIn(hi)];
  return say('twins-figures', { english: onlyIn(a, b), hindi: onlyIn(b, a) });
}

function wordOr(value: string | boolean | undefined): string | Localized {
  return value === undefined ? NOTHING : String(value);
}

/** The line of the first node of a kind on the Hindi page that differs from the English, or of the beginning of the prose. */
function firstOf(page: SourcePage, type: string, a: number[] = [], b: number[] = []): number {
  const nodes = page.tree ? [...walk(page.tree)].filter((node) => node.type === type) : [];
  const at = b.findIndex((each, index) => each !== a[index]);
  const node = nodes[at < 0 ? nodes.length - 1 : at];
  return node ? lineOf(page, node) : page.offset + 1;
}

function headings(tree: Node): number[] {
  return [...walk(tree)].flatMap(({ type, depth }) => (type === 'heading' ? [depth ?? 0] : []));
}

function listEntries(tree: Node): number {
  return [...walk(tree)].filter(({ type }) => type === 'listItem').length;
}

/** A part as an editor writes it, without the words that are translated. */
function partName({ name, attributes }: { name: string; attributes: Record<string, string> }): string {
  const fixed = Object.entries(attributes).filter(([key]) => key !== 'title' && key !== 'term');
  return `<${[name, ...fixed.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
}

function pairs(pages: SourcePage[]): Twins[] {
  const hindi = new Map(pages.filter(({ lang }) => lang === 'hi').map((page) => [page.id, page]));
  return pages.flatMap((en) => {
    const hi = en.lang === 'en' && hindi.get(en.id);
    return hi ? [{ en, hi }] : [];
  });
}
