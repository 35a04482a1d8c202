import { CHANGES, changesOfAreaPath } from '../../addresses/changes';
import { pathFor } from '../../addresses/routes';
import { areas } from '../../content/site-changes';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import years from '../records/YearLinks.module.css';

/** The list of changes narrowed to one subject: links that need no script. */
export function ChangeAreas({ current, lang }: { current?: string; lang: Lang }) {
  const t = translator(lang);
  const links = [
    { id: undefined, href: pathFor(CHANGES, lang), label: t('changes.all') },
    ...areas.map(({ id, label }) => ({ id, href: changesOfAreaPath(id, lang), label: label[lang] })),
  ];
  return (
    <details data-fold data-print="hide">
      <summary>{t('changes.areas')}</summary>
      <nav className={years.years} aria-label={t('changes.areas')}>
        <ul>
          {links.map(({ id, href, label }) => (
            <li key={href}>
              <a href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
