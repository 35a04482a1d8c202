import type { ResolvedLink } from '../content/pages';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { Badge } from '../ui/Badge';
import { ExternalLink } from '../ui/ExternalLink';

interface NavLinksProps {
  links: ResolvedLink[];
  /** Id of the page that is shown. */
  current: string | undefined;
  lang: Lang;
  className: string | undefined;
}

/** The links of a menu or list: marks the current page, new pages and links that leave the site. */
export function NavLinks({ links, current, lang, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <NavLink link={link} current={current} lang={lang} />
        </li>
      ))}
    </ul>
  );
}

function NavLink({ link, current, lang }: { link: ResolvedLink; current: string | undefined; lang: Lang }) {
  const t = translator(lang);
  if (link.isExternal) {
    return (
      <ExternalLink href={link.href} newTabNote={t('link.newTab')}>
        {link.label}
      </ExternalLink>
    );
  }
  return (
    <a href={link.href} aria-current={link.route !== undefined && link.route === current ? 'page' : undefined}>
      {link.label}
      {link.isNew && (
        <>
          {' '}
          <Badge>{t('badge.new')}</Badge>
        </>
      )}
    </a>
  );
}
