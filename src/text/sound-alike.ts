import { editDistance } from './edit-distance.ts';
import { keyOfSpoken, spoken } from './sound-key.ts';

/** Something with names that can be said. */
export interface Spoken {
  /** Its names as they are written, in any script. */
  spelled: string[];
  /** Names of trade and street, which are often short or ordinary words: they must sound the same, or be long. */
  called: string[];
}

interface Sound {
  /** From this length on, a slip is one. */
  least: number;
  /** With all vowels. */
  said: string;
  /** Without what loose spellings do not agree on. */
  key: string;
  /** The numbers in it: 3-MMC is no slip of 4-MMC. */
  numbers: string;
}

/** Shorter names sound like too much. */
const LEAST = 4;
/** From these lengths on, a vowel, a letter, two letters may be wrong. */
const VOWEL_OFF = 5;
const CALL_OFF = 8;
const ONE_OFF = 7;
const MORE_VOWELS_OFF = 8;
const TWO_OFF = 10;
const MOST = 8;

/** Makes the search for things with a name that sounds like what was typed, or has a letter or two more, less or changed. */
export function soundSearch<Thing extends Spoken>(all: Thing[]): (typed: string) => Thing[] {
  /** Names by the sound they begin with; how they sound is made when first needed, because most searches find without. */
  let byStart: Map<string, Name<Thing>[]> | undefined;
  return (typed) => {
    const wanted = soundOf(typed, 0);
    if (wanted.said.length < LEAST) return [];
    byStart ??= Map.groupBy(all.flatMap(namesOf), ({ name }) => startOfName(name));
    const nearest = new Map<Thing, number>();
    for (const name of byStart.get(startOf(wanted.said)) ?? []) {
      name.sound ??= soundOf(name.name, name.least);
      const found = distance(name.sound, wanted);
      if (found < (nearest.get(name.thing) ?? Infinity)) nearest.set(name.thing, found);
    }
    const ranked = [...nearest].toSorted(([, a], [, b]) => a - b);
    const most = Math.max(ranked[0]?.[1] ?? 0, 1.5);
    return ranked
      .filter(([, found]) => found <= most)
      .slice(0, MOST)
      .map(([thing]) => thing);
  };
}

interface Name<Thing> {
  thing: Thing;
  name: string;
  least: number;
  sound?: Sound;
}

function namesOf<Thing extends Spoken>(thing: Thing): Name<Thing>[] {
  return [
    ...thing.spelled.map((name) => ({ thing, name, least: VOWEL_OFF })),
    ...thing.called.map((name) => ({ thing, name, least: CALL_OFF })),
  ];
}

/** How far two names that begin alike are from one another; infinite where they are not alike. */
function distance(one: Sound, other: Sound): number {
  if (one.said.length < LEAST) return Infinity;
  if (one.said === other.said) return 0;
  const length = Math.min(one.said.length, other.said.length);
  if (length < one.least || one.numbers !== other.numbers) return Infinity;
  if (length < ONE_OFF && consonantsIn(one) !== consonantsIn(other)) return Infinity;
  const most = Math.min(one.key.length, other.key.length) >= TWO_OFF ? 2 : 1;
  const inKey = editDistance(one.key, other.key, most);
  if (inKey > most) return Infinity;
  const mostSaid = length >= MORE_VOWELS_OFF ? most + 1 : 1;
  return editDistance(one.said, other.said, mostSaid) <= mostSaid ? inKey + 0.5 : Infinity;
}

/** Of short names only vowels are mistaken; with another consonant they are other words. */
function consonantsIn({ said }: Sound): string {
  return said.replace(/(?!^)[aeiou]/g, '');
}

/** Nobody mistakes the first sound; vowels are one sound here, इफेड्रिन for एफेड्रिन. */
function startOf(said: string): string {
  return said.replace(/^[aeiou]/, 'a').charAt(0);
}

/** The first letters of names and the sound they begin with: there are far fewer than names. */
const starts = new Map<string, string>();

function startOfName(name: string): string {
  // Three for ज्ञ.
  const letters = name.slice(0, name.charCodeAt(0) < 128 ? 2 : 3).toLowerCase();
  let start = starts.get(letters);
  if (start === undefined) starts.set(letters, (start = startOf(spoken(letters))));
  return start || startOf(spoken(name));
}

function soundOf(name: string, least: number): Sound {
  const said = spoken(name);
  return { least, said, key: keyOfSpoken(said), numbers: said.replace(/\D+/g, ' ').trim() };
}
