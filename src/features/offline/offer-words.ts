import type { Translator } from '../../words/strings';

/** The words of the buttons and messages, for the script of the page. */
export type OfferWords = ReturnType<typeof offerWords>;

export function offerWords(t: Translator) {
  return {
    save: t('offline.save'),
    again: t('offline.again'),
    tryAgain: t('offline.tryAgain'),
    starting: t('offline.starting'),
    amount: t('offline.amount'),
    saved: t('offline.saved'),
    failed: t('offline.failed'),
    formerSafe: t('offline.formerSafe'),
    removed: t('offline.removed'),
    removedAll: t('offline.removedAll'),
    visited: t('offline.visited'),
    visitedNone: t('offline.visitedNone'),
    unsupported: t('offline.unsupported'),
    kb: t('document.kb'),
  };
}
