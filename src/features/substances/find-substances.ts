import { inBoth, namesToFind } from '../../domain/substance-names.ts';
import type { NameKind } from '../../schemas/substance.ts';
import { compact, wordsOf } from '../../text/fold-words.ts';
import { type Found, nameSearch } from '../../text/name-search.ts';
import type { IndexedSubstance } from './substance-index.ts';

/** What stands beside a name on a packet, in a report or on an invoice, and is no part of it. */
const BESIDE = new Set(
  [
    'hydrochloride hcl phosphate sulphate sulfate citrate tartrate maleate nitrate acetate salt base',
    'tablet tablets tab tabs pill pills capsule capsules injection injections inj syrup powder leaf leaves drug drugs mg ml gm',
    'cas hs hsn itc code no number of the',
    'हाइड्रोक्लोराइड फॉस्फेट सल्फेट साइट्रेट टार्ट्रेट लवण',
    'गोली गोलियां गोलियों टैबलेट कैप्सूल इंजेक्शन सिरप पाउडर पत्ती पत्ते पत्तियां ड्रग ड्रग्स नशा मिलीग्राम',
    'सीएएस एचएस कोड संख्या नंबर का की के',
  ].flatMap((line) => line.split(' ').map(compact)),
);

/** Something people ask for that is no substance of the list, with the words they type. */
export interface Other {
  names: string[];
}

export interface Finding<Word> extends Found<IndexedSubstance> {
  /** What was typed is no substance, but something is known of it; then nothing else is offered. */
  other?: Word | undefined;
}

/** Fewer letters may begin too many words. */
const LEAST_OTHER = 4;

/** Makes the search over substances: names of both languages, CAS numbers and HS codes; and over words that are none. */
export function substanceSearch<Word extends Other>(
  substances: IndexedSubstance[],
  others: Word[],
): (typed: string) => Finding<Word> {
  const search = nameSearch(substances, (substance) => ({
    ...namesToFind(substance),
    numbers: numbersOf(substance).map(({ name }) => name),
  }));
  const searchOthers = nameSearch(others, ({ names }) => ({ names: [], calls: names }));
  return (typed) => {
    const whole = compact(typed);
    const same = others.find(({ names }) => names.some((name) => compact(name) === whole));
    if (same) return { other: same, hits: [], near: [] };
    const found = search(typed);
    if (found.hits.length > 0) return found;
    const like = whole.length >= LEAST_OTHER ? searchOthers(typed) : undefined;
    const other = like?.hits[0] ?? like?.near[0];
    if (other) return { other, hits: [], near: [] };
    const name = nameAlone(typed);
    const alone = name === undefined ? found : search(name);
    return alone.hits.length + alone.near.length > 0 ? alone : found;
  };
}

/** The name or number by which a substance was found. */
export interface FoundBy {
  kind: NameKind | 'own' | 'other' | 'cas' | 'hs';
  name: string;
  /** Whether it begins with what was typed. */
  isStart: boolean;
}

/** By which of its names and numbers a substance was found. */
export function foundBy(substance: IndexedSubstance, typed: string): FoundBy {
  const { name, otherNames, names } = substance;
  const all: Omit<FoundBy, 'isStart'>[] = [
    ...inBoth(name).map((own) => ({ kind: 'own' as const, name: own })),
    ...inBoth(otherNames)
      .flat()
      .map((other) => ({ kind: 'other' as const, name: other })),
    ...names.flatMap((used) => inBoth(used.name).map((own) => ({ kind: used.kind, name: own }))),
    ...numbersOf(substance),
  ];
  const search = nameSearch(all, (each) => ({ names: [each.name], numbers: [each.name] }));
  const [best] = [typed, nameAlone(typed) ?? ''].flatMap((text) => {
    const { hits, near } = text === '' ? { hits: [], near: [] } : search(text);
    return [...hits, ...near].slice(0, 1).map((found) => ({ ...found, isStart: isStart(found.name, text) }));
  });
  return best ?? { kind: 'own', name: name.en, isStart: false };
}

function isStart(name: string, typed: string): boolean {
  return compact(name).startsWith(compact(typed));
}

function numbersOf({ cas, hs }: IndexedSubstance): { kind: 'cas' | 'hs'; name: string }[] {
  return [
    ...(cas === undefined ? [] : [{ kind: 'cas' as const, name: cas }]),
    ...(hs === undefined ? [] : [{ kind: 'hs' as const, name: hs }]),
  ];
}

/** What was typed without doses, forms and salts; undefined where that changes nothing or leaves nothing. */
function nameAlone(typed: string): string | undefined {
  const words = typed.trim().split(/\s+/);
  const own = words.filter((word) => !wordsOf(word).every((part) => BESIDE.has(part)));
  const strong = own.length > 1 ? own.filter((word) => !/^[\d.]+$/.test(word)) : own;
  const name = strong.join(' ').replace(/-\d+$/, '');
  return name === '' || name === words.join(' ') ? undefined : name;
}
