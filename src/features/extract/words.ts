import type { Lang } from '../../language/lang';
import { labelsIn } from '../../words/labels';

/** Words of what an extract shows, finished: they stand in the page. An embed has these alone. */
export function sightWords(lang: Lang) {
  return {
    ...labelsIn(lang, 'extract')(
      'one',
      'count',
      'found',
      'nothing',
      'first',
      'notLoaded',
      'noFigures',
      'noRow',
      'repeated',
      'tooMany',
      'negative',
    ),
    ...labelsIn(lang, 'chart')('summary', 'summaryOne', 'gaps', 'gapYears', 'noFigure', 'rough'),
    ...labelsIn(lang, 'fact')('range'),
    ...labelsIn(lang, 'value')('notAvailable'),
  };
}
export type SightWords = ReturnType<typeof sightWords>;

/** And of what is chosen and taken along. */
export function extractWords(lang: Lang) {
  return {
    ...sightWords(lang),
    ...labelsIn(lang, 'extract')(
      'odd',
      'number',
      'year',
      'copied',
      'copiedLink',
      'copiedLine',
      'notCopied',
      'more',
      'high',
    ),
    ...labelsIn(lang, 'table')('sortAscending', 'sortDescending', 'roughly'),
  };
}
export type ExtractWords = ReturnType<typeof extractWords>;
