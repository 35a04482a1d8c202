import { type Lexicon, lexiconOf } from '../../../domain/answers/lexicon.ts';
import { answerMatcher, type Match, type ThingNames } from '../../../domain/answers/match.ts';
import { GROUP_RADIX, type SentQuestions, type ThingFile } from './card-file.ts';

/** The answer that a question asks for, with the things it is about. */
export interface AskedCard {
  match: Match;
  things?: ThingFile | undefined;
}

/** A second reading may need names that the first did not. */
const ROUNDS = 2;

/** Tells which answer a question asks for; names of things are loaded when one may be asked for. */
export function openQuestions(
  questions: SentQuestions,
  load: <File>(path: string) => Promise<File>,
): (question: string) => Promise<AskedCard | undefined> {
  const match = matcherOf(questions);
  const names: ThingNames = {};
  const files: Record<string, ThingFile> = {};

  async function add(label: string): Promise<void> {
    const path = questions.things[label];
    if (path === undefined || names[label]) return;
    const file = await load<ThingFile>(path);
    files[label] = file;
    names[label] = namesIn(file);
  }

  return async (question) => {
    let read = match(question, names);
    for (let round = 0; round < ROUNDS && read.needs.length > 0; round += 1) {
      await Promise.all(read.needs.map(add));
      read = match(question, names);
    }
    const { match: found } = read;
    if (!found) return undefined;
    const label = questions.claims[found.answer]?.[0].match(/@(?!amount)\w+/)?.[0];
    return { match: found, things: label === undefined ? undefined : files[label] };
  };
}

/** The matcher of the questions as they were sent. */
export function matcherOf({
  groups,
  fillers,
  foreign,
  anchors,
  passing,
  claims,
}: SentQuestions): ReturnType<typeof answerMatcher> {
  return answerMatcher(
    {
      groups: groups.map((spellings, place): [string, string[]] => [place.toString(GROUP_RADIX), spellings.split(';')]),
      fillers: fillers.split(';'),
      foreign: foreign.split(';'),
      anchors: anchors.split(' '),
      passing: passing.split(' '),
    },
    claims.map(([asks, also]) => ({ asks: asks.split(';').map((ask) => ask.split(' ')), also: also.split(' ') })),
  );
}

/** The names in a file of things, each with its place there. */
export function namesIn({ names }: Pick<ThingFile, 'names'>): Lexicon<number> {
  return lexiconOf(
    names.flatMap(([, spellings], place) =>
      spellings.split(';').map((spelling): [string, number] => [spelling, place]),
    ),
  );
}
