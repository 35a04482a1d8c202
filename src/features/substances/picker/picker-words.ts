import { pathFor } from '../../../addresses/routes.ts';
import { type Lang, otherLang } from '../../../language/lang.ts';
import { labelsIn } from '../../../words/labels.ts';
import { translator } from '../../../words/strings.ts';

/** What the picker of substances says, in one language and finished. */
export type PickerProps = ReturnType<typeof pickerProps>;

export function pickerProps(lang: Lang) {
  const t = translator(lang);
  return {
    /** The language of the name that is shown beside. */
    twin: otherLang(lang),
    words: {
      ...labelsIn(lang, 'picker')('label', 'hint', 'add', 'added', 'remove', 'removed', 'twice', 'unknown', 'nothing'),
      ...labelsIn(lang, 'substances')('loading', 'failed', 'toLetters', 'countOne', 'count', 'near'),
      retry: t('cultivators.retry'),
      ask: t('whichPaper.reach'),
    },
    links: { letters: `${pathFor('exim/substances', lang)}#letters`, contact: pathFor('about/contact', lang) },
  };
}
