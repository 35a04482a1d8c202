import { type Claim, FILLER, FOREIGN, type QuestionWords } from '../../domain/answers/match.ts';
import { withoutRepeated } from '../../domain/answers/prune.ts';
import { readQuestion } from '../../domain/answers/question.ts';
import { lexiconOf } from '../../domain/answers/lexicon.ts';
import { isLightVerb } from '../../domain/answers/light-verbs.ts';
import { soundKey } from '../../text/sound-key.ts';
import { stopTerm } from '../../text/stop-words.ts';
import { onceFor } from '../../lib/once-for.ts';
import type { Answers } from '../../schemas/answers.ts';

/** The words of questions, by the names of their groups, as they are sent. */
export const questionWords = onceFor(({ words, fillers, foreign, anchors, passing }: Answers): QuestionWords => {
  const lexicon = lexiconOf(Object.entries(words).flatMap(([label, own]) => own.map((each) => [each, label] as const)));
  const isInGroup = (word: string) => lexicon.foundAt(readQuestion(word), 0).some(({ likeness }) => likeness === 1);
  const isLight = (word: string) => stopTerm(word) !== undefined || (isLightVerb(soundKey(word)) && !isInGroup(word));
  const single = new Set(fillers);
  const isKnown = (filler: string) => {
    const parts = filler.split(' ');
    return parts.length === 1 ? isLight(filler) : parts.every((part) => single.has(part) || isLight(part));
  };
  const telling = fillers.filter((filler) => !isKnown(filler));
  const all = withoutRepeated([...Object.entries(words), [FILLER, telling], [FOREIGN, foreign]]);
  return { groups: all.slice(0, -2), fillers: all.at(-2)?.[1] ?? [], foreign: all.at(-1)?.[1] ?? [], anchors, passing };
});

/** What each answer claims, in the order of the file. Groups that many ignore come first, so that the lists compress well. */
export function claimsOf({ answers }: Answers): Claim[] {
  const counts = new Map<string, number>();
  for (const label of answers.flatMap(({ also }) => also)) counts.set(label, (counts.get(label) ?? 0) + 1);
  const byCount = (one: string, other: string) =>
    (counts.get(other) ?? 0) - (counts.get(one) ?? 0) || (one < other ? -1 : 1);
  return answers.map((answer) => {
    const asks = answer.asks.map((ask) => ask.split(' '));
    const own = new Set(asks.flat());
    return { asks, also: answer.also.filter((label) => !own.has(label)).toSorted(byCount) };
  });
}
