import { type Lang, LANGS } from '../../src/language/lang.ts';
import type { Part, Spoken } from './hear.ts';
import type { Announcement } from './live.ts';
import { CONTROLS, FIELDS, HELD, LANDMARKS } from './roles.ts';
import type { Box } from './tree.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Words of another language, not abbreviations, signs and addresses, which every voice spells. */
const LATIN_WORDS = /(?:\b[A-Za-z]*[a-z]{3,}\b[ ,;–-]*){2,}/;
const ADDRESS = /https?:\S+|\S+@\S+|\S+\[at\]\S+|\b[\w-]+(?:\.[\w-]+)+\b|\S*\/\S*/g;
/** A Hindi sentence ends in a danda; short words before a full stop are abbreviations. */
const FULL_STOP = /(?<![.\p{L}\p{M}])\p{Script=Devanagari}{4,}\.(?=\s|$)|^\.\s/u;
/** Two pieces in one line may stand a little higher or lower. */
const SLACK_PX = 4;
const BEGINNINGS = [...LANDMARKS, ...HELD, 'table', 'list'];

/** What is wrong with a page as it is heard, whatever is on it. */
export function pageFaults(spoken: readonly Spoken[]): string[] {
  return [
    ...spoken.flatMap(({ parts }) => parts.flatMap(wrongVoice)),
    ...spoken.filter(isLoneStop).map(({ within }) => `full stop in Hindi, in ${within}`),
    ...spoken.flatMap(nameless),
    ...spoken.flatMap((each, index) => repetition(each, spoken[index + 1])),
    ...headingLeaps(spoken.filter(({ role }) => role === 'heading')),
    ...leapsBack(spoken),
  ];
}

/** What is wrong with what was announced after one step; `met` are the words to which the focus moved. */
export function announcementFaults(announced: readonly Announcement[], met: string): string[] {
  const texts = [...announced.map(({ text }) => text), met].map(flat);
  const twice = texts.filter((text, index) => text !== '' && texts.indexOf(text) !== index);
  return [
    ...announced.flatMap(({ parts }) => parts.flatMap(wrongVoice)),
    ...twice.map((text) => `announced twice: “${text}”`),
  ];
}

/** Devanagari in an English voice is spelled or left out; English sentences in a Hindi voice are not understood. */
function wrongVoice({ text, lang }: Part): string[] {
  if (!LANGS.includes(lang as Lang)) return [`no language: “${text}”`];
  if (lang !== 'hi') return DEVANAGARI.test(text) ? [`Devanagari read as ${lang}: “${text}”`] : [];
  if (FULL_STOP.test(text)) return [`full stop in Hindi: “${text}”`];
  const isEnglish = !DEVANAGARI.test(text) && LATIN_WORDS.test(text.replaceAll(ADDRESS, ''));
  return isEnglish ? [`English read as hi: “${text}”`] : [];
}

/** After a link or a figure. */
function isLoneStop({ role, name, lang }: Spoken): boolean {
  return role === 'text' && name === '.' && lang === 'hi';
}

function nameless({ role, name, canFocus, within, states }: Spoken): string[] {
  if (states.includes('0 items')) return [`empty list, in ${within}`];
  if (name === '' && CONTROLS.includes(role)) return [`${role} without a name, in ${within}`];
  return canFocus && ['generic', 'none'].includes(role) ? [`takes the focus without a role, in ${within}`] : [];
}

/** The same words one after the other, said by two things of which one could be left out. */
function repetition(each: Spoken, next: Spoken | undefined): string[] {
  if (!next || !/\p{L}{2}/u.test(each.name) || flat(each.name) !== flat(next.name)) return [];
  // Cells of a table hold equal words.
  if (isOneThing(each, next) || each.cell !== next.cell) return [];
  return [`twice in a row: ${each.role} and ${next.role} “${each.name}”, in ${each.within}`];
}

/**
 * A part is named by the words it begins with, a button opens a part of its name, a table scrolls in a part of its name, a heading is also a
 * link or opens a fold. What is announced out of sight stays there for a while.
 */
function isOneThing(each: Spoken, next: Spoken): boolean {
  if (BEGINNINGS.includes(each.role)) return ['heading', 'text', 'table'].includes(next.role);
  if (BEGINNINGS.includes(next.role)) return each.states.includes('expanded');
  if ([each, next].some(({ role, isOut }) => role === 'text' && isOut)) return true;
  return (
    [each, next].some(({ role }) => role === 'heading') && [each, next].some(({ role }) => /link|button/.test(role))
  );
}

function headingLeaps(headings: Spoken[]): string[] {
  return headings.flatMap(({ name, level }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (name === '') return ['heading without words'];
    return level > before + 1 ? [`heading of level ${level} after one of level ${before}: “${name}”`] : [];
  });
}

/** What is heard later stands below or beside what was heard before; a figure may stand above the words that say what it counts. */
function leapsBack(spoken: readonly Spoken[]): string[] {
  const seen = spoken.filter(({ box, role }) => box && ['text', 'heading', ...CONTROLS].includes(role));
  const inMain = seen.filter(({ within }) => !/^(banner|contentinfo|$)/.test(within));
  return inMain.flatMap((each, index) => {
    const before = inMain[index - 1];
    if (!before || (each.cell !== 0 && each.cell === before.cell) || !isBack(before.box!, each.box!)) return [];
    return [`heard after “${before.name.slice(0, 60)}”, seen before it: ${each.role} “${each.name.slice(0, 60)}”`];
  });
}

function isBack(before: Box, after: Box): boolean {
  if (after.y + after.height <= before.y + SLACK_PX) return after.x + SLACK_PX < before.x + before.width;
  const isBeside = after.y < before.y + before.height - SLACK_PX && before.y < after.y + after.height - SLACK_PX;
  return isBeside && after.x + after.width <= before.x + SLACK_PX && after.y < before.y + SLACK_PX;
}

/** Case and signs at the end make no difference to the ear. */
function flat(text: string): string {
  return text.toLowerCase().replace(/[:.…\s]+$/u, '');
}

/** What came and went, without what has the focus. */
export function changesOf(before: Spoken[], after: Spoken[]): { gone: Spoken[]; come: Spoken[] } {
  const less = (one: Spoken[], other: Spoken[]) => {
    const known = Map.groupBy(other, lineOf);
    return one.filter((each) => !each.isFocused && !known.get(lineOf(each))?.pop());
  };
  return { gone: less(before, after), come: less(after, before) };
}

function lineOf({ role, name }: Spoken): string {
  return `${role} ${name}`;
}

/**
 * Something came that is neither announced nor met: the focus did not move, what has it says nothing new, and it does not stand further on
 * in the form that is being filled in.
 */
export function silentChange(before: Spoken[], after: Spoken[]): string[] {
  const at = after.findIndex(({ isFocused }) => isFocused);
  const has = after[at];
  const had = before.find(({ isFocused }) => isFocused);
  if (!has || has.id !== had?.id || toldBy(has) !== toldBy(had)) return [];
  const isFurtherOn = (each: Spoken) =>
    after.indexOf(each) > at && each.within === has.within && has.within.startsWith('form');
  const come = changesOf(before, after).come.filter((each) => !(FIELDS.includes(has.role) && isFurtherOn(each)));
  const words = come.slice(0, 4).map(lineOf).join(' | ');
  return come.length > 0 ? [`silent change at ${has.role} “${has.name}”: ${words}`] : [];
}

/** What opens and closes, is pressed, or has another name says so itself. */
function toldBy({ name, states }: Spoken): string {
  return [name, ...states.filter((state) => /^(expanded|collapsed|pressed|not pressed|at .*)$/.test(state))].join();
}
