import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { pathFor } from '../../addresses/routes';
import { site } from '../../content/site';

/** Where a reader can go on whom the search cannot help. */
export function SearchHelp({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <ul>
      <li>
        <a href={pathFor('others/sitemap', lang)}>{t('search.sitemap')}</a>
      </li>
      <li>
        <a href={pathFor('about/contact', lang)}>{t('search.contact')}</a>
      </li>
      <li>
        {t('helpline.label')}: <a href={`tel:${site.helpline}`}>{site.helpline}</a> ({t('helpline.hours')})
      </li>
    </ul>
  );
}
