import { feedPath } from '../../addresses/registers';
import type { Lang } from '../../language/lang';
import type { Provider } from '../../schemas/provider';
import type { RegisterId } from '../../schemas/registers';
import { translator } from '../../words/strings';
import { Ask } from '../prose/Ask';
import { EmptyState } from '../prose/EmptyState';

interface NoEntriesProps {
  lang: Lang;
  /** The section that can tell. */
  section: Provider;
  /** The register that will be listed here. */
  register?: RegisterId;
}

/** Stands where a list will stand: what will be here, whom to ask until then, and how to be told. */
export function NoEntries({ lang, section, register }: NoEntriesProps) {
  const t = translator(lang);
  const feed = register && <a href={feedPath(register, lang)}>{t('record.follow')}</a>;
  return (
    <EmptyState
      id="no-entries"
      kind={register === 'tenders' ? 'tender' : register === 'events' ? 'event' : 'list'}
      title={t('page.noEntriesTitle')}
      text={register ? t(`empty.${register}`) : t('page.noEntriesText')}
      links={[
        { key: 'ask', link: <Ask section={section} lang={lang} /> },
        ...(feed ? [{ key: 'feed', link: feed, isHiddenInPrint: true }] : []),
      ]}
    />
  );
}
