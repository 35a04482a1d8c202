import { isPageId } from '../../../src/addresses/site-plan.ts';
import { type Lang, LANGS } from '../../../src/language/lang.ts';
import type { PageSide, PageText } from '../../model/page-api.ts';
import type { Desk } from '../desk.ts';
import { DeskError } from '../desk-error.ts';
import { align } from './align.ts';
import { proseStart, type SourceBlock } from './blocks.ts';
import { readableBlocks } from './check-side.ts';
import { pageFields } from './choices.ts';
import { fieldsOf } from './fields.ts';

export function pathOf(page: string, lang: Lang): string {
  if (!isPageId(page))
    throw new DeskError(404, 'no-page', {
      en: `There is no page “${page}”.`,
      hi: `“${page}” नाम का पृष्ठ नहीं है।`,
    });
  return `pages/${page}/${lang}.mdx`;
}

/** Both languages of a page, block beside block. */
export function openPage(desk: Desk, page: string): PageText {
  const sides = { en: readSide(desk, page, 'en'), hi: readSide(desk, page, 'hi') };
  const onlyChanged = onlyChangedIn(desk, page);
  return {
    page,
    fields: pageFields(desk),
    rows: align(sides.en.blocks, sides.hi.blocks),
    ...sides,
    ...(onlyChanged && { onlyChanged }),
  };
}

function readSide({ drafts }: Desk, page: string, lang: Lang): PageSide {
  const path = pathOf(page, lang);
  const { text, hash } = drafts.read(path);
  const lineAt = lineCounter(text);
  const blocks = readableBlocks(text).map((block: SourceBlock) => {
    const { start, end, words: _, ...shown } = block;
    return { ...shown, line: lineAt(start), lastLine: lineAt(end) };
  });
  return { path, hash, fields: fieldsOf(text), blocks };
}

function lineCounter(text: string): (at: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    const line = ends.findIndex((end) => end >= at);
    return (line < 0 ? ends.length : line) + 1;
  };
}

/** The one language whose words changed at the desk; none where somebody confirmed the page since. */
function onlyChangedIn({ drafts }: Desk, page: string): Lang | undefined {
  const isConfirmed =
    markIn(drafts.read('translations.yaml').text, page) !== markIn(textOf(drafts.baseBytes('translations.yaml')), page);
  if (isConfirmed) return undefined;
  const changed = LANGS.filter((lang) => {
    const [now, before] = [drafts.read(pathOf(page, lang)).text, drafts.baseBytes(pathOf(page, lang))];
    return before && wordsOf(now) !== wordsOf(textOf(before));
  });
  return changed.length === 1 ? changed[0] : undefined;
}

const textOf = (bytes: Buffer | undefined) => bytes?.toString('utf8') ?? '';

function markIn(translations: string, page: string): string | undefined {
  return translations.split('\n').find((line) => line.startsWith(`${page}:`));
}

/** What counts as the words of a page in `src/content/translations.ts`. */
function wordsOf(text: string): string {
  const { title, menuLabel, summary } = fieldsOf(text);
  return [title, menuLabel, summary, text.slice(proseStart(text))].join('\n').replace(/\s+/g, ' ').trim();
}
