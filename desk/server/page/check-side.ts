import { mdxToMdast } from 'satteri';
import { type Node, walk } from '../../../src/content/read-page.ts';
import { foreign } from '../../../src/content/rules/parts.ts';
import { explainMdx } from '../../../src/files/explain-mdx.ts';
import { checkYaml } from '../../../src/files/read-yaml.ts';
import type { Lang } from '../../../src/language/lang.ts';
import { gradeOf, type Said, say, textOf } from '../../../src/messages/say.ts';
import { PARTS } from '../../../src/parts/registry.ts';
import { pageSchema } from '../../../src/schemas/page.ts';
import type { FindAvoided } from '../../../src/text/voice.ts';
import type { EditRemark, SideEdit } from '../../model/page-api.ts';
import { type Assembled, assemble } from './assemble.ts';
import { blocksOf, proseStart, type SourceBlock } from './blocks.ts';
import { wordMistakes } from './check-words.ts';
import { withFields } from './fields.ts';

export interface CheckedSide {
  /** The new text of the file. */
  text: string;
  remarks: EditRemark[];
  /** Whether the site could read it; if not, it is not saved. */
  isReadable: boolean;
}

/** What one language of a page becomes by an edit, and what is to be said of it. */
export function checkSide(
  lang: Lang,
  path: string,
  old: string,
  edit: SideEdit,
  findAvoided: FindAvoided,
): CheckedSide {
  const assembled = assemble(old, readableBlocks(old), edit.blocks);
  const text = withFields(assembled.text, edit.fields);
  const changed = assembled.places
    // The two ends of a part are only readable together.
    .filter(({ isChanged, kind }) => isChanged && kind !== 'open' && kind !== 'close')
    .map(({ source, at }) => ({ at, ...readBlock(source, lang, findAvoided) }));
  const said = (at: number, list: Said[]) => list.map((each) => remark(lang, each, { block: at }));
  const unreadable = changed.flatMap(({ at, stops }) => said(at, stops));
  const inProse = unreadable.length > 0 ? unreadable : proseMistake(lang, assembled);
  const inWords = changed.flatMap(({ at, words }) => said(at, words));
  const front = checkYaml(`content/${path}`, frontOf(text), pageSchema);
  const inFields = front.mistakes.map((mistake) => remark(lang, mistake, { field: String(mistake.path?.[0] ?? '') }));
  return {
    text,
    remarks: [...inFields, ...inProse, ...inWords],
    isReadable: inProse.length === 0 && front.raw !== undefined,
  };
}

/** The blocks of a page; prose that cannot be read, because it was broken elsewhere, is one block to be mended as it is written. */
export function readableBlocks(text: string): SourceBlock[] {
  try {
    return blocksOf(text);
  } catch {
    const start = proseStart(text);
    const prose = text.slice(start).trim();
    const words = { start: text.indexOf(prose, start), end: text.indexOf(prose, start) + prose.length };
    return [{ kind: 'raw', depth: 0, ...words, words, text: prose }];
  }
}

/** What is wrong with the source of one block, in the words of the site's own check: what stops it from being saved, and what is to be mended. */
function readBlock(source: string, lang: Lang, findAvoided: FindAvoided): { stops: Said[]; words: Said[] } {
  try {
    const tree = mdxToMdast(source) as Node;
    const stops = [...walk(tree)].flatMap((node) => foreign(node, PARTS) ?? codeIn(node) ?? []).slice(0, 1);
    return { stops, words: stops.length > 0 ? [] : wordMistakes(tree, lang, findAvoided) };
  } catch (error) {
    return { stops: [explainMdx(error, source)], words: [] };
  }
}

/** Attributes are words: anything in braces would be run by the preview before the whole check could name it. */
function codeIn({ attributes = [] }: Node): Said | undefined {
  const isCode = attributes.some(
    ({ type, value }) => type !== 'mdxJsxAttribute' || (typeof value === 'object' && value !== null),
  );
  return isCode ? say('prose-braces') : undefined;
}

/** Why the prose as a whole cannot be read, said at the block in which that shows. */
function proseMistake(lang: Lang, { text, places }: Assembled): EditRemark[] {
  const start = proseStart(text);
  const prose = text.slice(start);
  try {
    mdxToMdast(prose);
    return [];
  } catch (error) {
    const { line, ...said } = explainMdx(error, prose);
    const at =
      start +
      prose
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length +
      1;
    const place = places.find(({ end }) => end >= at) ?? places.at(-1);
    return [remark(lang, said, { block: place?.at ?? 0 })];
  }
}

function frontOf(text: string): string {
  return text.slice(text.indexOf('\n') + 1, text.lastIndexOf('---', proseStart(text)));
}

function remark(
  lang: Lang,
  said: Pick<Said, 'code' | 'values'>,
  place: { block: number } | { field: string },
): EditRemark {
  const text = { en: textOf(said, 'en'), hi: textOf(said, 'hi') };
  return { lang, code: said.code, grade: gradeOf(said), text, ...place };
}
