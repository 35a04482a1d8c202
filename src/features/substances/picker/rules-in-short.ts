import type { ClassAnswers } from '../../../content/substance-answers.ts';
import { mapValues } from '../../../lib/map-values.ts';

/** What the table of rules says of each class, by its id; the documents of an answer stand once, in `documentsIn`. */
export function rulesIn(answers: Map<string, ClassAnswers>) {
  return mapValues(Object.fromEntries(answers), ({ standing, verdict, answers: given }) => ({
    standing,
    verdict,
    answers: Object.fromEntries(
      given.map(({ purpose, verdict: kind, words, documents, note }) => [
        purpose,
        { verdict: kind, words, documents: documents.map(({ id }) => id), note },
      ]),
    ),
  }));
}

/** Every document of the table of rules, by its id. */
export function documentsIn(answers: Map<string, ClassAnswers>) {
  const all = [...answers.values()].flatMap(({ answers: given }) => given.flatMap(({ documents }) => documents));
  return Object.fromEntries(all.map((document) => [document.id, document]));
}
