import { pathFor } from '../../../addresses/routes';
import type { Lang } from '../../../language/lang';
import { translator } from '../../../words/strings';

/** What to do instead where scripts are off: the page of each substance, and the table of documents. */
export function WithoutScripts({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <p>
      {t('picker.noScript')} <a href={`${pathFor('exim/substances', lang)}#letters`}>{t('substances.letters')}</a>;{' '}
      <a href={`${pathFor('exim/overview/which-document', lang)}#all-answers`}>{t('whichPaper.table')}</a>
    </p>
  );
}
