import type { ResolvedLink } from '../content/pages';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { NavLink } from './NavLink';
import styles from './SectionLinks.module.css';

interface SectionLinksProps {
  id: string;
  title: string;
  links: ResolvedLink[];
  current: string;
  lang: Lang;
}

/** A titled list of links with hairlines between them. */
export function SectionLinks({ id, title, links, current, lang }: SectionLinksProps) {
  const t = translator(lang);
  return (
    <nav aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.href + link.label}>
            <NavLink link={link} current={current} newTabNote={t('link.newTab')} newLabel={t('badge.new')} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
