import type { Mistake } from '../files/mistake.ts';
import { say } from '../messages/say.ts';
import { OFFICE_KINDS, OFFICE_UNITS } from '../schemas/office.ts';
import type { FileContents } from './files.ts';

type Counted = Pick<FileContents, 'offices' | 'posts'>;

/**
 * What a cell of a table asks to be counted, so that nobody counts by hand: offices by kind and unit, posts by the words of their group.
 * Nothing when the question is not understood.
 * @example countOf('=offices district-opium-office rajasthan', contents) // 8
 * @example countOf('=posts Group C', contents) // 5
 */
export function countOf(formula: string, { offices, posts }: Counted): number | undefined {
  const [, what, rest = ''] = /^=(\w+) (.+)$/.exec(formula) ?? [];
  if (what === 'offices') return countOffices(rest, offices);
  if (what === 'posts') return countPosts(rest.split('|'), posts);
  return undefined;
}

export type Count = (formula: string) => number | undefined;

/** A cell that asks to be counted, in quotation marks or not. */
const FORMULA = /(?<=^|,)(?:"(=[^"\n]*)"|(=[^",\r\n]*))(?=,|\r?$)/gm;

/** Puts numbers where the cells of a table ask to be counted. */
export function fillCounts(file: string, text: string, count: Count): { text: string; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const filled = text.replace(FORMULA, (_, quoted: string | undefined, plain: string | undefined, at: number) => {
    const formula = quoted ?? plain ?? '';
    const number = count(formula);
    if (number === undefined)
      mistakes.push({ file, line: text.slice(0, at).split('\n').length, ...say('count-not-understood', { formula }) });
    return String(number ?? '');
  });
  return { text: filled, mistakes };
}

function countOffices(wanted: string, offices: Counted['offices']): number | undefined {
  const all = [...offices.values()];
  const [kinds = '', unit] = wanted.split(' ');
  const isKnown =
    kinds.split('|').every((kind) => OFFICE_KINDS.some((each) => each === kind)) &&
    (unit === undefined || OFFICE_UNITS.some((each) => each === unit));
  if (!isKnown) return undefined;
  return all.filter((office) => kinds.split('|').includes(office.kind) && (unit === undefined || office.unit === unit))
    .length;
}

function countPosts(words: string[], posts: Counted['posts']): number | undefined {
  const found = [...posts.values()].filter(
    ({ kind, group }) => kind === 'cadre' && words.some((each) => group?.en.includes(each)),
  );
  return found.length || undefined;
}
