import { lexiconOf } from '../../domain/answers/lexicon.ts';
import {
  answerMatcher,
  type Claim,
  type Matched,
  type QuestionWords,
  type ThingNames,
} from '../../domain/answers/match.ts';
import type { Answers } from '../../schemas/answers.ts';
import { THING_KINDS } from '../../schemas/answers.ts';
import type { DraftCatalogue } from '../load.ts';
import { claimsOf, questionWords } from './claims.ts';
import { THING_LABELS, thingNames } from './thing-names.ts';

/** The last matcher: most changes of the content leave its words and names as they are, and it is asked the same questions again. */
let last: { key: string; match: (question: string) => Matched } | undefined;

/** The matcher of the search with the names of all things, as the browser has it once they are loaded. */
export function contentMatcher(answers: Answers, catalogue: DraftCatalogue): (question: string) => Matched {
  const { words, fillers } = answers;
  const claims = claimsOf(answers);
  const names = THING_KINDS.map((kind) => thingNames(kind, catalogue).map(({ spellings }) => spellings));
  const key = JSON.stringify([words, fillers, claims, names]);
  if (last?.key !== key) last = { key, match: remembering(matcherOf(questionWords(answers), claims, names)) };
  return last.match;
}

function matcherOf(words: QuestionWords, claims: Claim[], names: string[][][]): (question: string) => Matched {
  const match = answerMatcher(words, claims);
  const things: ThingNames = Object.fromEntries(
    THING_KINDS.map((kind, at) => [
      THING_LABELS[kind],
      lexiconOf(
        (names[at] ?? []).flatMap((spellings, name) => spellings.map((each): [string, number] => [each, name])),
      ),
    ]),
  );
  return (question) => match(question, things);
}

function remembering(match: (question: string) => Matched): (question: string) => Matched {
  const known = new Map<string, Matched>();
  return (question) => {
    const found = known.get(question) ?? match(question);
    known.set(question, found);
    return found;
  };
}
