const KEYS = [
  'save',
  'again',
  'tryAgain',
  'starting',
  'amount',
  'saved',
  'failed',
  'formerSafe',
  'removed',
  'removedAll',
  'visited',
  'visitedNone',
  'unsupported',
] as const;

/** The words of the buttons and messages, for the script of the page. */
export type OfferWords = Record<(typeof KEYS)[number] | 'kb', string>;

export function offerWords(t: (key: string) => string): OfferWords {
  const entries = KEYS.map((key) => [key, t(`offline.${key}`)]);
  return { ...(Object.fromEntries(entries) as Omit<OfferWords, 'kb'>), kb: t('document.kb') };
}
