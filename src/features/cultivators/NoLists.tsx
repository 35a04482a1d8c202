import { pathFor } from '../../addresses/routes';
import { Ask } from '../../components/prose/Ask';
import { EmptyState } from '../../components/prose/EmptyState';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';

/** Stands where the finder will stand once there are lists: what will be here, and whom to ask until then. */
export function NoLists({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const licence = <a href={pathFor('opium/overview/licence', lang)}>{t('cultivators.noneLicence')}</a>;
  return (
    <EmptyState
      id="no-lists"
      kind="people"
      title={t('cultivators.none')}
      text={t('cultivators.noneText')}
      links={[
        { key: 'ask', link: <Ask section="opium" lang={lang} /> },
        { key: 'licence', link: licence },
      ]}
    />
  );
}
