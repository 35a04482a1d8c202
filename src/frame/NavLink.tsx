import type { ResolvedLink } from '../content/pages';
import { Badge } from '../ui/Badge';
import { ExternalLink } from '../ui/ExternalLink';

interface NavLinkProps {
  link: ResolvedLink;
  current: string;
  newTabNote: string;
  newLabel: string;
}

/** One link of a menu or list: marks the current page, the "new" badge and links that leave the site. */
export function NavLink({ link, current, newTabNote, newLabel }: NavLinkProps) {
  if (link.isExternal) {
    return (
      <ExternalLink href={link.href} newTabNote={newTabNote}>
        {link.label}
      </ExternalLink>
    );
  }
  return (
    <a href={link.href} aria-current={link.route === current ? 'page' : undefined}>
      {link.label}
      {link.isNew && (
        <>
          {' '}
          <Badge>{newLabel}</Badge>
        </>
      )}
    </a>
  );
}
