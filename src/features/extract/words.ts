import type { Lang } from '../../language/lang';
import { labelsIn } from '../../words/labels';

/** Words of what the script does, finished: they stand in the page. */
export function extractWords(lang: Lang) {
  return {
    ...labelsIn(lang, 'extract')(
      'one',
      'count',
      'found',
      'nothing',
      'first',
      'odd',
      'notLoaded',
      'number',
      'year',
      'noFigures',
      'noRow',
      'repeated',
      'tooMany',
      'negative',
      'copied',
      'copiedLink',
      'copiedLine',
      'notCopied',
      'more',
      'high',
    ),
    ...labelsIn(lang, 'table')('sortAscending', 'sortDescending', 'roughly'),
    ...labelsIn(lang, 'chart')('summary', 'summaryOne', 'gaps', 'gapYears', 'noFigure', 'rough'),
    ...labelsIn(lang, 'fact')('range'),
    ...labelsIn(lang, 'value')('notAvailable'),
  };
}
export type ExtractWords = ReturnType<typeof extractWords>;
