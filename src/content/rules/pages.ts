import { DEVANAGARI, DEVANAGARI_OF_HINDI } from '../../language/devanagari.ts';
import { LANGS, otherLang } from '../../language/lang.ts';
import { factsNamed } from '../../schemas/fact.ts';
import { amountByHand } from '../../text/compare-words.ts';
import type { Mistake } from '../../files/mistake.ts';
import { lineOf, partsOf, walk } from '../read-page.ts';
import { latinLeft } from './hindi-text.ts';
import type { Rule } from './rule.ts';
import { textsOf } from './texts.ts';

const UNFINISHED = /under construction|coming soon|lorem ipsum|निर्माणाधीन|शीघ्र आ रहा/i;

/** Every route has its two files, and no file is without a route. */
export const everyPageHasItsTwin: Rule = ({ root, files, catalogue }, { routes }) => {
  const present = new Set(catalogue.pages.map(({ id, lang }) => `${id}/${lang}`));
  const wanted = routes.flatMap((id) => LANGS.map((lang) => ({ id, lang, file: `${root}/pages/${id}/${lang}.mdx` })));
  const known = new Set(wanted.map(({ file }) => file));
  const missing = wanted
    .filter(({ id, lang }) => !present.has(`${id}/${lang}`))
    .map(({ id, lang, file }) => ({
      file,
      message: present.has(`${id}/${otherLang(lang)}`)
        ? `This page exists in one language only. Write ${lang}.mdx beside ${otherLang(lang)}.mdx.`
        : 'The site has this address but no words for it. Write en.mdx and hi.mdx in this folder, or remove the address from src/addresses/routes.ts.',
    }));
  const unknown = files
    .filter((file) => file.startsWith(`${root}/pages/`) && !known.has(file))
    .map((file) => ({
      file,
      message:
        'No address leads to this file. Correct the name of the file or folder, or add the page to src/addresses/routes.ts.',
    }));
  return [...missing, ...unknown];
};

/** Title and summary of a page are its own. */
export const titlesAreUnique: Rule = ({ catalogue }) => {
  const seen = new Map<string, string>();
  return catalogue.pages.flatMap(({ lang, file, meta }) =>
    (['title', 'summary'] as const).flatMap((field) => {
      if (!meta) return [];
      const key = `${lang} ${field} ${meta[field]}`;
      const other = seen.get(key);
      seen.set(key, file);
      return other ? [{ file, field, message: `${other} has the same words here. Give each page its own.` }] : [];
    }),
  );
};

/** Hindi pages are Hindi throughout, in letters that the fallback font has. */
export const hindiIsHindi: Rule = ({ catalogue }) =>
  catalogue.pages
    .filter(({ lang }) => lang === 'hi')
    .flatMap((page) =>
      textsOf(page).flatMap(({ text, line, field }) =>
        notHindi(text).map((message) => ({ file: page.file, line, field, message })),
      ),
    );

const KNOWN_LETTERS = new Set(DEVANAGARI_OF_HINDI);

function notHindi(text: string): string[] {
  const messages = latinLeft(text);
  const strange = [...text].filter((letter) => DEVANAGARI.test(letter) && !KNOWN_LETTERS.has(letter));
  if (strange.length > 0)
    messages.push(
      `The site's font has no ${strange.map((letter) => `“${letter}”`).join(', ')}. Use the usual letter; digits are 0 to 9.`,
    );
  return messages;
}

/** No page is a stub, and money is in the facts. */
export const proseIsFinished: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) => {
    if (!page.tree) return [];
    const { file, meta, body } = page;
    const mistakes: Mistake[] = [];
    const report = (message: string, line?: number) => mistakes.push({ file, line, message });
    const unfinished = UNFINISHED.exec(`${meta?.title} ${meta?.summary} ${body}`);
    if (unfinished)
      report(`“${unfinished[0]}” tells readers nothing. Write what is known, or say plainly what is not available.`);
    if (body.trim().length < 100)
      report('The page says next to nothing. Write at least two or three sentences that help the reader.');
    for (const node of walk(page.tree)) {
      const money = node.type === 'text' && amountByHand(node.value ?? '');
      if (money)
        report(
          `“${money}…” is an amount written by hand. Put it into facts.yaml and write <Fact id="…" />, so that it changes in one place.`,
          lineOf(page, node),
        );
    }
    return mistakes;
  });

/** The records that a page explains exist. */
export const pagesExplainWhatExists: Rule = ({ root, files, catalogue }) =>
  catalogue.pages.flatMap(({ file, meta }) =>
    (meta?.records ?? [])
      .filter((record) => !files.includes(`${root}/registers/${record}.yaml`))
      .map((record) => ({
        file,
        field: 'records',
        message: `There is no record “${record}”. Write <register>/<file name without .yaml> as in ${root}/registers/.`,
      })),
  );

/** A hub shows its chapters, and only a hub does. */
export const hubsShowTheirChapters: Rule = ({ catalogue }, { routes }) =>
  catalogue.pages.flatMap((page) => {
    const hasChapters = routes.some((route) => route.startsWith(`${page.id}/`));
    const isShown = partsOf(page).some(({ name }) => name === 'Chapters');
    if (hasChapters === isShown) return [];
    return [
      {
        file: page.file,
        message: hasChapters
          ? 'The chapters below this page are not shown on it. Write <Chapters /> where their cards should stand.'
          : 'There are no chapters below this page. Remove <Chapters />.',
      },
    ];
  });

/** Facts that a summary names exist; those that do are filled in already. */
export const summariesNameFacts: Rule = ({ root, catalogue }) =>
  catalogue.pages.flatMap(({ file, meta }) =>
    factsNamed(meta?.summary ?? '').map((id) => ({
      file,
      field: 'summary',
      message: `There is no fact “${id}”. Correct the id, or add the fact to ${root}/facts.yaml.`,
    })),
  );
