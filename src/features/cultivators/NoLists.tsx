import { pathFor } from '../../addresses/routes';
import { Ask } from '../../components/prose/Ask';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';

/** Stands where the finder will stand once there are lists: what will be here, and whom to ask until then. */
export function NoLists({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <>
      <h2>{t('cultivators.none')}</h2>
      <p>{t('cultivators.noneText')}</p>
      <p>
        <Ask section="opium" lang={lang} />
      </p>
      <p>
        <a href={pathFor('opium/overview/licence', lang)}>{t('cultivators.noneLicence')}</a>
      </p>
    </>
  );
}
