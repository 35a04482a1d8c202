import { changesOfYearPath } from '../../addresses/changes';
import { siteChanges } from '../../content/site-changes';
import { yearPages } from '../../domain/list-pages';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { YearLinks } from '../records/YearLinks';

/** Links to the years whose changes do not all stand on the first page. */
export function ChangeYears({ current, lang }: { current?: string; lang: Lang }) {
  const pages = Map.groupBy(yearPages(siteChanges(lang)), ({ year }) => year);
  if (pages.size === 0) return null;
  const years = [...pages].map(([year, own]) => ({
    year,
    name: year,
    href: changesOfYearPath(year, 1, lang),
    count: own.reduce((sum, { rows }) => sum + rows.length, 0),
  }));
  return <YearLinks heading={translator(lang)('changes.older')} years={years} current={current} lang={lang} />;
}
