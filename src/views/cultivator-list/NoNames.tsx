import { Ask } from '../../components/prose/Ask';
import { EmptyState } from '../../components/prose/EmptyState';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Office } from '../../schemas/office';
import { translator } from '../../words/strings';

interface NoNamesProps {
  lang: Lang;
  year: string;
  office: Office;
  searchHref: string;
}

/** Stands where the rows of a list would stand: where else to look, and whom to ask. */
export function NoNames({ lang, year, office, searchHref }: NoNamesProps) {
  const t = translator(lang);
  return (
    <EmptyState
      id="no-names"
      kind="people"
      title={t('cultivatorList.empty')}
      text={fill(t('cultivatorList.emptyText'), { office: office.name[lang], year })}
      links={[
        { key: 'find', link: <a href={searchHref}>{t('cultivatorList.search')}</a>, isHiddenInPrint: true },
        { key: 'ask', link: <Ask section="opium" lang={lang} /> },
      ]}
    />
  );
}
