import type { ResolvedLink } from '../content/pages';
import { Comfort } from './reading/Comfort';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import { Mark } from '../ui/Mark';
import styles from './MainNav.module.css';
import { NavLinks } from './NavLinks';

/** A menu group with its links in the reader's language. */
export interface MenuGroup {
  label: string;
  links: ResolvedLink[];
  isSingle: boolean;
  isButton: boolean;
}

const MENU_ID = 'main-menu';

/**
 * The main menu. On small screens a native popover behind a toggle button; groups are native disclosures.
 * All of it works without scripts; `behaviour/menu.ts` adds arrow keys, Escape and closing on a click outside.
 */
export function MainNav({ lang, current, groups }: { lang: Lang; current: string; groups: MenuGroup[] }) {
  const t = translator(lang);
  return (
    <div className={styles.bar} data-print="hide">
      <div className={`page-width ${styles.width}`}>
        <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
          <svg viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">
            <path d="M0 1h20M0 7h20M0 13h20" stroke="currentColor" strokeWidth="2" />
          </svg>
          {t('nav.open')}
        </button>
        <nav id={MENU_ID} popover="auto" aria-label={t('nav.label')} className={styles.nav} data-menu>
          <button type="button" className={styles.close} popoverTarget={MENU_ID} popoverTargetAction="hide">
            {t('nav.close')}
          </button>
          <ul className={styles.list}>
            <li className={styles.item}>
              <a
                href={pathFor(HOME, lang)}
                className={`${styles.top} ${styles.home}`}
                aria-current={current === HOME ? 'page' : undefined}
                data-menu-top
              >
                <Mark size={26} />
                <span className={styles.homeLabel}>{t('nav.home')}</span>
              </a>
            </li>
            {groups.map((group) => (
              <li key={group.label} className={styles.item}>
                <MenuItem group={group} current={current} lang={lang} />
              </li>
            ))}
          </ul>
        </nav>
        <Comfort lang={lang} />
      </div>
    </div>
  );
}

function MenuItem({ group, current, lang }: { group: MenuGroup; current: string; lang: Lang }) {
  const [first] = group.links;
  if (group.isSingle && first) {
    return (
      <a
        href={first.href}
        className={`${styles.top} ${group.isButton ? styles.button : ''}`}
        aria-current={first.route === current ? 'page' : undefined}
        data-menu-top
      >
        {group.label}
      </a>
    );
  }
  const holdsCurrent = group.links.some(({ route }) => route === current);
  return (
    <details name="menu-group" className={styles.group}>
      <summary className={`${styles.top} ${holdsCurrent ? styles.holdsCurrent : ''}`} data-menu-top>
        {group.label}
      </summary>
      <NavLinks links={group.links} current={current} lang={lang} className={styles.panel} />
    </details>
  );
}
