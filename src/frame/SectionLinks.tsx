import type { ResolvedLink } from '../content/pages';
import type { Lang } from '../language/lang';
import { NavLinks } from './NavLinks';
import styles from './SectionLinks.module.css';

interface SectionLinksProps {
  id: string;
  title: string;
  links: ResolvedLink[];
  current: string;
  lang: Lang;
}

/** A titled list of links with hairlines between them. */
export function SectionLinks({ id, title, ...props }: SectionLinksProps) {
  return (
    <nav aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <NavLinks {...props} className={styles.list} />
    </nav>
  );
}
