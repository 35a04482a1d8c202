import type { Lang } from '../../../language/lang.ts';
import type { Card } from './card.ts';
import type { LiveFile, SentCard, SentQuestions } from './card-file.ts';
import { openQuestions } from './questions.ts';

type Load = <File>(path: string) => Promise<File>;

/** Makes the function that gives the card for a question, if it has one. Everything that a card needs is loaded when it is first asked for. */
export function openCards(
  questions: SentQuestions,
  lang: Lang,
  fetchFile: Load,
): (question: string) => Promise<Card | undefined> {
  const files = new Map<string, Promise<unknown>>();
  /** Each file is fetched once; one that did not come is fetched again. */
  const load: Load = <File>(path: string) => {
    const known = files.get(path) ?? fetchFile(path);
    files.set(path, known);
    known.catch(() => files.delete(path));
    return known as Promise<File>;
  };
  const asked = openQuestions(questions, load);
  let last: { question: string; card: Promise<Card | undefined> } | undefined;

  async function find(question: string): Promise<Card | undefined> {
    const found = await asked(question);
    if (!found) return undefined;
    const { answer } = found.match;
    const path = questions.cards[Math.floor(answer / questions.cardsInFile)] ?? '';
    const [cards, { liveCard, makeCard }] = await Promise.all([load<SentCard[]>(path), import('./cards.ts')]);
    const sent = cards[answer % questions.cardsInFile];
    if (!sent) return undefined;
    if (sent.live !== undefined) return liveCard(sent, await load<LiveFile>(questions.live));
    return makeCard(sent, found, lang);
  }

  return (question) => {
    // A card that could not be loaded is missed; what was found is shown all the same.
    if (last?.question !== question) last = { question, card: find(question).catch(() => undefined) };
    return last.card;
  };
}
