import { DEVANAGARI, DEVANAGARI_OF_HINDI } from '../../language/devanagari.ts';
import { LANGS, otherLang } from '../../language/lang.ts';
import { amountByHand, latinIn, misspelt } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { isElement, lineOf, type SourcePage, walk, wordsOf } from '../read-page.ts';
import type { Rule } from './rule.ts';

const UNFINISHED = /under construction|coming soon|lorem ipsum|निर्माणाधीन|शीघ्र आ रहा/i;

/** Every route has its two files, and no file stands without a route. */
export const everyPageHasItsTwin: Rule = ({ root, files, catalogue }, { routes }) => {
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
          : 'The site has this address but no words for it. Write en.mdx and hi.mdx in this folder, or remove the address from src/addresses/routes.ts.',
      });
    }
  const known = new Set(routes.flatMap((id) => LANGS.map((lang) => `${root}/pages/${id}/${lang}.mdx`)));
  for (const file of files)
    if (file.startsWith(`${root}/pages/`) && !known.has(file))
      mistakes.push({
        file,
        message:
          'No address leads to this file. Correct the name of the file or folder, or add the page to src/addresses/routes.ts.',
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

/** Hindi pages are Hindi throughout, in letters that the fallback font has. */
export const hindiIsHindi: Rule = ({ catalogue }) =>
  catalogue.pages
    .filter(({ lang }) => lang === 'hi')
    .flatMap((page) =>
      textsOf(page).flatMap(({ text, line, field }) =>
        notHindi(text).map((message) => ({ file: page.file, line, field, message })),
      ),
    );

/** Every piece of text a reader sees, with its place. */
function textsOf(page: SourcePage): { text: string; line?: number; field?: string }[] {
  const { meta, tree } = page;
  const fields = meta
    ? [
        { field: 'title', text: meta.title },
        { field: 'menuLabel', text: meta.menuLabel ?? '' },
        { field: 'summary', text: meta.summary },
        { field: 'disclosure', text: `${meta.disclosure?.asks ?? ''} ${meta.disclosure?.missing ?? ''}` },
        ...meta.sources.map(({ label }) => ({ field: 'sources', text: label })),
      ]
    : [];
  const nodes = tree ? [...walk(tree)] : [];
  const prose = nodes.flatMap((node) => {
    const line = lineOf(page, node);
    if (node.type === 'text') return [{ text: node.value ?? '', line }];
    return isElement(node) ? [{ text: wordsOf({ ...node, children: [] }), line }] : [];
  });
  return [...fields, ...prose];
}

const KNOWN_LETTERS = new Set(DEVANAGARI_OF_HINDI);

function notHindi(text: string): string[] {
  const messages = misspelt(text).map(
    ([wrong, right]) => `The site writes “${right}”, not “${wrong}”. Change the spelling.`,
  );
  const latin = latinIn(text);
  if (latin.length > 0)
    messages.push(`Latin letters are left in the Hindi: ${latin.join(', ')}. Write the words in Devanagari.`);
  const strange = [...text].filter((letter) => DEVANAGARI.test(letter) && !KNOWN_LETTERS.has(letter));
  if (strange.length > 0)
    messages.push(
      `The site's font has no ${strange.map((letter) => `“${letter}”`).join(', ')}. Use the usual letter; digits are 0 to 9.`,
    );
  return messages;
}

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
