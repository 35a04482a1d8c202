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
  /** Side by side instead of one below the other. */
  isRow?: boolean;
  /** It is what the page says, not a way on from it. */
  isContent?: boolean;
}

/** A titled list of links: with hairlines between them, or in rows of short doors. */
export function SectionLinks({ id, title, isRow = false, isContent = false, ...props }: SectionLinksProps) {
  return (
    <nav aria-labelledby={id} className={styles.section} data-text={isContent ? 'keep' : undefined}>
      <h2 id={id}>{title}</h2>
      <NavLinks {...props} className={isRow ? styles.row : styles.list} />
    </nav>
  );
}
