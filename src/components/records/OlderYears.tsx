import { olderPath } from '../../addresses/registers';
import type { Lang } from '../../language/lang';
import { type OlderPage, UNDATED } from '../../domain/list-pages';
import { translator } from '../../words/strings';
import { YearLinks } from './YearLinks';

interface OlderYearsProps {
  route: string;
  pages: OlderPage[];
  /** The year of the page they stand on. */
  current?: string;
  lang: Lang;
}

/** Links to the years of a list that are not on its first page, each with the number of its records. */
export function OlderYears({ route, pages, current, lang }: OlderYearsProps) {
  const t = translator(lang);
  if (pages.length === 0) return null;
  const years = [...Map.groupBy(pages, ({ year }) => year)].map(([year, own]) => ({
    year,
    name: year === UNDATED ? t('register.undated') : year,
    href: olderPath(route, year, 1, lang),
    count: own.reduce((sum, { records }) => sum + records.length, 0),
  }));
  return (
    <YearLinks
      heading={t('register.older')}
      years={years}
      current={current}
      lang={lang}
      data-register-older
      data-text="keep"
    />
  );
}
