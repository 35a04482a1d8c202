import { isElement, type Node, walk, wordsOf } from '../../../src/content/read-page.ts';
import type { Lang } from '../../../src/language/lang.ts';
import { type Said, say } from '../../../src/messages/say.ts';
import { amountByHand } from '../../../src/text/compare-words.ts';
import { type FindAvoided, notebookPhrases } from '../../../src/text/voice.ts';
import { saidOfText } from '../check-text.ts';

/** What the check of the whole content will say of the words of a block, said while they are typed. */
export function wordMistakes(tree: Node, lang: Lang, findAvoided: FindAvoided): Said[] {
  return [...walk(tree)].flatMap((node) => {
    const text = node.type === 'text' ? (node.value ?? '') : isElement(node) ? wordsOf({ ...node, children: [] }) : '';
    return text === '' ? [] : inText(text, lang, findAvoided);
  });
}

function inText(text: string, lang: Lang, findAvoided: FindAvoided): Said[] {
  const amount = amountByHand(text);
  return [
    ...saidOfText(text, lang, findAvoided),
    ...(amount ? [say('page-amount', { amount })] : []),
    ...notebookPhrases(text, lang).map((phrase) => say('words-notebook', { phrase })),
  ];
}
