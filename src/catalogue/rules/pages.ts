import { DEVANAGARI_OF_HINDI } from '../../i18n/devanagari.ts';
import { LANGS, otherLang } from '../../i18n/lang.ts';
import { amountByHand, figuresIn, isSameFigures, latinIn, misspelt } from '../../lib/compare-words.ts';
import type { Mistake } from '../../lib/mistake.ts';
import { isElement, lineOf, partsOf, type SourcePage, walk, wordsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

const UNFINISHED = /under construction|coming soon|lorem ipsum|निर्माणाधीन|शीघ्र आ रहा/i;

/** Every route has its two files, and no file stands without a route. */
export const everyPageHasItsTwin: Rule = ({ root, files, catalogue }, routes) => {
  const mistakes: Mistake[] = [];
  const present = new Set(catalogue.pages.map(({ id, lang }) => `${id}/${lang}`));
  for (const id of routes)
    for (const lang of LANGS) {
      if (present.has(`${id}/${lang}`)) continue;
      const hasTwin = present.has(`${id}/${otherLang(lang)}`);
      mistakes.push({
        file: `${root}/pages/${id}/${lang}.mdx`,
        message: hasTwin
          ? `This page exists in one language only. Write ${lang}.mdx beside ${otherLang(lang)}.mdx.`
          : 'The site has this address but no words for it. Write en.mdx and hi.mdx in this folder, or remove the address from src/routes.ts.',
      });
    }
  const known = new Set(routes.flatMap((id) => LANGS.map((lang) => `${root}/pages/${id}/${lang}.mdx`)));
  for (const file of files)
    if (file.startsWith(`${root}/pages/`) && !known.has(file))
      mistakes.push({
        file,
        message:
          'No address leads to this file. Correct the name of the file or folder, or add the page to src/routes.ts.',
      });
  return mistakes;
};

/** Title and summary of a page are its own. */
export const titlesAreUnique: Rule = ({ catalogue }) =>
  LANGS.flatMap((lang) =>
    (['title', 'summary'] as const).flatMap((field) => {
      const seen = new Map<string, string>();
      return catalogue.pages
        .filter((page) => page.lang === lang && page.meta)
        .flatMap((page) => {
          const other = seen.get(page.meta![field]);
          seen.set(page.meta![field], page.file);
          return other
            ? [{ file: page.file, field, message: `${other} has the same words here. Give each page its own.` }]
            : [];
        });
    }),
  );

/** The two languages of a page say the same: headings, lists, parts, figures, provider, date, sources. */
export const twinsSayTheSame: Rule = ({ catalogue }) =>
  pairs(catalogue.pages).flatMap(({ en, hi }) => {
    const complain = (message: string, line?: number, field?: string): Mistake => ({
      file: hi.file,
      line,
      field,
      message,
    });
    const mistakes: Mistake[] = [];
    if (en.meta && hi.meta) {
      for (const field of ['provider', 'reviewed', 'hasNoEntries'] as const)
        if (en.meta[field] !== hi.meta[field])
          mistakes.push(
            complain(
              `The English page says “${en.meta[field] ?? 'nothing'}”, the Hindi “${hi.meta[field] ?? 'nothing'}”. Write the same in both.`,
              undefined,
              field,
            ),
          );
      if (en.meta.sources.map(({ url }) => url).join() !== hi.meta.sources.map(({ url }) => url).join())
        mistakes.push(
          complain(
            'The sources or their addresses differ from the English page. List the same ones in the same order.',
            undefined,
            'sources',
          ),
        );
      for (const field of ['title', 'summary'] as const)
        if (!isSameFigures(en.meta[field], hi.meta[field]))
          mistakes.push(
            complain(
              `The figures differ: ${figuresIn(en.meta[field]).join(', ') || 'none'} in English, ${figuresIn(hi.meta[field]).join(', ') || 'none'} in Hindi. Correct the wrong one.`,
              undefined,
              field,
            ),
          );
    }
    if (!en.tree || !hi.tree) return mistakes;

    const headings = (page: SourcePage) =>
      [...walk(page.tree!)].filter(({ type }) => type === 'heading').map(({ depth }) => depth);
    if (headings(en).join() !== headings(hi).join())
      mistakes.push(
        complain(
          `The headings differ: ${headings(en).length} in English, ${headings(hi).length} in Hindi, or not of the same levels. Give both pages the same headings in the same order.`,
        ),
      );
    const items = (page: SourcePage) => [...walk(page.tree!)].filter(({ type }) => type === 'listItem').length;
    if (items(en) !== items(hi))
      mistakes.push(
        complain(
          `The lists differ: ${items(en)} entries in English, ${items(hi)} in Hindi. Add or remove the missing ones.`,
        ),
      );

    const [enParts, hiParts] = [en, hi].map((page) =>
      partsOf(page).map(({ name, attributes, line }) => ({ text: partName(name, attributes), line })),
    );
    const index = enParts!.findIndex(({ text }, at) => text !== hiParts![at]?.text);
    if (index >= 0 || enParts!.length < hiParts!.length) {
      const at = index >= 0 ? index : enParts!.length;
      mistakes.push(
        complain(
          `The English page has ${enParts![at]?.text ?? 'nothing more'} here, the Hindi ${hiParts![at]?.text ?? 'nothing more'}. Use the same parts in the same order.`,
          hiParts![at]?.line,
        ),
      );
    }
    const [enWords, hiWords] = [wordsOf(en.tree), wordsOf(hi.tree)];
    if (!isSameFigures(enWords, hiWords)) {
      const onlyIn = (a: string[], b: string[]) =>
        a.filter((figure) => a.filter((f) => f === figure).length > b.filter((f) => f === figure).length);
      const [a, b] = [figuresIn(enWords), figuresIn(hiWords)];
      mistakes.push(
        complain(
          `The figures differ: only in English ${onlyIn(a, b).join(', ') || 'none'}; only in Hindi ${onlyIn(b, a).join(', ') || 'none'}. Correct the wrong one, or use a Fact.`,
        ),
      );
    }
    return mistakes;
  });

/** Hindi pages are Hindi throughout, in letters that the fallback font has. */
export const hindiIsHindi: Rule = ({ catalogue }) => {
  const known = new Set(DEVANAGARI_OF_HINDI);
  return catalogue.pages
    .filter(({ lang }) => lang === 'hi')
    .flatMap((page) => {
      const mistakes: Mistake[] = [];
      const check = (text: string, line?: number, field?: string) => {
        const latin = latinIn(text);
        if (latin.length > 0)
          mistakes.push({
            file: page.file,
            line,
            field,
            message: `Latin letters are left in the Hindi: ${latin.join(', ')}. Write the words in Devanagari.`,
          });
        for (const [wrong, right] of misspelt(text))
          mistakes.push({
            file: page.file,
            line,
            field,
            message: `The site writes “${right}”, not “${wrong}”. Change the spelling.`,
          });
        const strange = [...text].filter((letter) => /[\u0900-\u097F]/.test(letter) && !known.has(letter));
        if (strange.length > 0)
          mistakes.push({
            file: page.file,
            line,
            field,
            message: `The site's font has no ${strange.map((letter) => `“${letter}”`).join(', ')}. Use the usual letter; digits are 0 to 9.`,
          });
      };
      if (page.meta) {
        check(page.meta.title, undefined, 'title');
        check(page.meta.menuLabel ?? '', undefined, 'menuLabel');
        check(page.meta.summary, undefined, 'summary');
        for (const { label } of page.meta.sources) check(label, undefined, 'sources');
      }
      for (const node of page.tree ? walk(page.tree) : []) {
        if (node.type === 'text') check(node.value ?? '', lineOf(page, node));
        if (isElement(node)) check(wordsOf({ ...node, children: [] }), lineOf(page, node));
      }
      return mistakes;
    });
};

/** No page is a stub, and money stands in the facts. */
export const proseIsFinished: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) => {
    if (!page.tree) return [];
    const mistakes: Mistake[] = [];
    const unfinished = UNFINISHED.exec(`${page.meta?.title} ${page.meta?.summary} ${page.body}`);
    if (unfinished)
      mistakes.push({
        file: page.file,
        message: `“${unfinished[0]}” tells readers nothing. Write what is known, or say plainly what is not available.`,
      });
    if (page.body.trim().length < 100)
      mistakes.push({
        file: page.file,
        message: 'The page says next to nothing. Write at least two or three sentences that help the reader.',
      });
    for (const node of walk(page.tree)) {
      const money = node.type === 'text' && amountByHand(node.value ?? '');
      if (money)
        mistakes.push({
          file: page.file,
          line: lineOf(page, node),
          message: `“${money}…” is an amount written by hand. Put it into facts.yaml and write <Fact id="…" />, so that it changes in one place.`,
        });
    }
    return mistakes;
  });

function pairs(pages: SourcePage[]): { en: SourcePage; hi: SourcePage }[] {
  const hindi = new Map(pages.filter(({ lang }) => lang === 'hi').map((page) => [page.id, page]));
  return pages.flatMap((en) => (en.lang === 'en' && hindi.has(en.id) ? [{ en, hi: hindi.get(en.id)! }] : []));
}

/** A part as an editor writes it, without the words that are translated. */
function partName(name: string, attributes: Record<string, string>): string {
  const fixed = Object.entries(attributes).filter(([key]) => key !== 'title' && key !== 'term');
  return `<${[name, ...fixed.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`;
}
