import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { Disclosure } from '../../schemas/disclosure';

/** How much of what the law asks a page gives, and what it lacks. */
export function DisclosureState({ disclosure, lang }: { disclosure: Disclosure; lang: Lang }) {
  const t = translator(lang);
  return (
    <>
      <strong>{t(`disclosure.state.${disclosure.state}`)}</strong>
      {disclosure.missing && ` (${t('disclosure.missing')} ${disclosure.missing})`}
    </>
  );
}
