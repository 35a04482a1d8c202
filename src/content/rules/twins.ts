import { figuresIn, isSameFigures } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { type Node, partsOf, type SourcePage, walk, wordsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

interface Twins {
  en: SourcePage;
  hi: SourcePage;
}

/** A mistake is reported on the Hindi page, which is written after the English. */
type Difference = Omit<Mistake, 'file'>;

/** The two languages of a page say the same: headings, lists, parts, figures, shape, provider, date, sources. */
export const twinsAgree: Rule = ({ catalogue }) =>
  pairs(catalogue.pages).flatMap((twins) =>
    [...fieldsDiffer(twins), ...proseDiffers(twins)].map((difference) => ({ file: twins.hi.file, ...difference })),
  );

function fieldsDiffer({ en, hi }: Twins): Difference[] {
  const [a, b] = [en.meta, hi.meta];
  if (!a || !b) return [];
  const differences: Difference[] = [];
  const report = (field: string, message: string) => differences.push({ field, message });
  for (const field of ['shape', 'provider', 'reviewed', 'hasNoEntries'] as const)
    if (a[field] !== b[field])
      report(
        field,
        `The English page says “${a[field] ?? 'nothing'}”, the Hindi “${b[field] ?? 'nothing'}”. Write the same in both.`,
      );
  const [stateA, stateB] = [a, b].map(({ disclosure }) => disclosure?.state ?? 'nothing');
  if (stateA !== stateB)
    report('disclosure', `The state is “${stateA}” in English, “${stateB}” in Hindi. Write the same in both.`);
  for (const field of ['title', 'summary'] as const)
    if (!isSameFigures(a[field], b[field])) report(field, figuresMessage(a[field], b[field]));
  if (a.gaps.map(({ ask }) => ask).join() !== b.gaps.map(({ ask }) => ask).join())
    report('gaps', 'The gaps differ from the English page. List the same ones in the same order, with the same “ask”.');
  if (a.records?.join() !== b.records?.join())
    report('records', 'The records differ from the English page. List the same ones in the same order.');
  if (a.sources.map(({ url }) => url).join() !== b.sources.map(({ url }) => url).join())
    report(
      'sources',
      'The sources or their addresses differ from the English page. List the same ones in the same order.',
    );
  return differences;
}

function proseDiffers({ en, hi }: Twins): Difference[] {
  if (!en.tree || !hi.tree) return [];
  const differences = partsDiffer(en, hi);
  const report = (message: string) => differences.push({ message });
  const [headingsA = [], headingsB = []] = [en.tree, hi.tree].map(headings);
  if (headingsA.join() !== headingsB.join())
    report(
      `The headings differ: ${headingsA.length} in English, ${headingsB.length} in Hindi, or not of the same levels. Give both pages the same headings in the same order.`,
    );
  const [entriesA, entriesB] = [en.tree, hi.tree].map(listEntries);
  if (entriesA !== entriesB)
    report(`The lists differ: ${entriesA} entries in English, ${entriesB} in Hindi. Add or remove the missing ones.`);
  const [wordsA, wordsB] = [wordsOf(en.tree), wordsOf(hi.tree)];
  if (!isSameFigures(wordsA, wordsB)) report(figuresMessage(wordsA, wordsB));
  return differences;
}

/** Only the first difference: those after it follow from it. */
function partsDiffer(en: SourcePage, hi: SourcePage): Difference[] {
  const [a, b] = [partsOf(en), partsOf(hi)];
  const nameAt = (parts: typeof a, index: number) => (parts[index] ? partName(parts[index]) : 'nothing more');
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [inEnglish, inHindi] = [nameAt(a, index), nameAt(b, index)];
    if (inEnglish === inHindi) continue;
    const message = `The English page has ${inEnglish} here, the Hindi ${inHindi}. Use the same parts in the same order.`;
    return [{ line: b[index]?.line, message }];
  }
  return [];
}

/** Names only the figures that one text has and the other lacks. */
function figuresMessage(en: string, hi: string): string {
  const count = (list: string[], figure: string) => list.filter((each) => each === figure).length;
  const onlyIn = (a: string[], b: string[]) =>
    [...new Set(a)].filter((figure) => count(a, figure) > count(b, figure)).join(', ') || 'none';
  const [a, b] = [figuresIn(en), figuresIn(hi)];
  return `The figures differ: only in English ${onlyIn(a, b)}; only in Hindi ${onlyIn(b, a)}. Correct the wrong one, or use a Fact.`;
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
