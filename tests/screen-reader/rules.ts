import { type Lang, LANGS } from '../../src/language/lang.ts';
import type { Box, Part, Spoken } from './hear.ts';
import type { Announcement } from './live.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;
/** Words of another language, not abbreviations, signs and addresses, which every voice spells. */
const LATIN_WORDS = /(?:\b[A-Za-z]*[a-z]{3,}\b[ ,;–-]*){2,}/;
const ADDRESS = /https?:\S+|\S+@\S+|\S+\[at\]\S+|\b[\w-]+(?:\.[\w-]+)+\b|\S*\/\S*/g;
const CONTROLS = ['link', 'button', 'radio', 'checkbox', 'textbox', 'combobox', 'spinbutton', 'Date', 'option', 'switch', 'slider'];
/** Two pieces in one line may stand a little higher or lower. */
const SLACK_PX = 4;

/** What is wrong with a page as it is heard, whatever is on it. */
export function pageFaults(spoken: readonly Spoken[]): string[] {
  return [
    ...spoken.flatMap(({ parts }) => parts.flatMap(wrongVoice)),
    ...namelessControls(spoken),
    ...repetitions(spoken),
    ...headingLeaps(spoken),
    ...leapsBack(spoken.filter(({ within }) => isInMain(within))),
  ];
}

/** What is wrong with what was announced after one step. */
export function announcementFaults(announced: readonly Announcement[]): string[] {
  const texts = announced.map(({ text }) => text);
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  return [...announced.flatMap(({ parts }) => parts.flatMap(wrongVoice)), ...twice.map((text) => `announced twice: “${text}”`)];
}

/** Devanagari in an English voice is spelled or left out; English sentences in a Hindi voice are not understood. */
function wrongVoice({ text, lang }: Part): string[] {
  if (!LANGS.includes(lang as Lang)) return [`no language: “${text}”`];
  if (lang !== 'hi' && DEVANAGARI.test(text)) return [`Devanagari read as ${lang}: “${text}”`];
  const isEnglish = !DEVANAGARI.test(text) && LATIN_WORDS.test(text.replaceAll(ADDRESS, ''));
  return lang === 'hi' && isEnglish ? [`English read as hi: “${text}”`] : [];
}

function namelessControls(spoken: readonly Spoken[]): string[] {
  return spoken.flatMap(({ role, name, canFocus, within }) => {
    if (name === '' && CONTROLS.includes(role)) return [`${role} without a name, in ${within}`];
    return canFocus && ['generic', 'none', ''].includes(role) ? [`takes the focus without a role: “${name}”, in ${within}`] : [];
  });
}

/** The same words one after the other, said by two things of which each could be left out. */
function repetitions(spoken: readonly Spoken[]): string[] {
  return spoken.flatMap((each, index) => {
    const next = spoken[index + 1];
    if (!next || each.name === '' || flat(each.name) !== flat(next.name)) return [];
    return isOneThing(each, next) ? [] : [`twice in a row: ${each.role} and ${next.role} “${each.name}”, in ${each.within}`];
  });
}

/** A heading is also a link or opens a fold; cells of a table hold equal figures. */
function isOneThing(each: Spoken, next: Spoken): boolean {
  const isHeading = each.role === 'heading' || next.role === 'heading';
  if (isHeading && [each.role, next.role].some((role) => ['link', 'button'].includes(role))) return true;
  return !/\p{L}{2}/u.test(each.name) || each.cell !== next.cell;
}

function headingLeaps(spoken: readonly Spoken[]): string[] {
  const headings = spoken.filter(({ role }) => role === 'heading');
  return headings.flatMap(({ name, level = 1 }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    if (name === '') return ['heading without words'];
    return level > before + 1 ? [`heading of level ${level} after one of level ${before}: “${name}”`] : [];
  });
}

/** What is heard later stands below or beside what was heard before. */
function leapsBack(spoken: readonly Spoken[]): string[] {
  const seen = spoken.filter(({ box, role }) => box !== undefined && (role === 'text' || role === 'heading' || CONTROLS.includes(role)));
  return seen.flatMap((each, index) => {
    const before = seen[index - 1];
    if (!before || !isBack(before.box!, each.box!)) return [];
    return [`heard after “${before.name.slice(0, 60)}”, seen before it: ${each.role} “${each.name.slice(0, 60)}”`];
  });
}

function isBack(before: Box, after: Box): boolean {
  const isAbove = after.y + after.height <= before.y + SLACK_PX;
  const isRight = after.x + SLACK_PX >= before.x + before.width;
  if (isAbove) return !isRight;
  const isBeside = after.y < before.y + before.height - SLACK_PX && before.y < after.y + after.height - SLACK_PX;
  return isBeside && after.x + after.width <= before.x + SLACK_PX && after.y < before.y + SLACK_PX;
}

export function isInMain(within: string): boolean {
  return !/^(banner|contentinfo)/.test(within) && within !== '';
}

/** Case and signs at the end make no difference to the ear. */
function flat(text: string): string {
  return text.toLowerCase().replace(/[:.…\s]+$/u, '');
}
