import type { ResolvedLink } from '../content/pages';
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

export const MENU_ID = 'main-menu';

/**
 * The main menu. On small screens a native popover behind the button of the bar; groups are native disclosures.
 * All of it works without scripts; `behaviour/menu.ts` adds arrow keys, Escape and closing on a click outside.
 */
export function MainNav({ lang, current, groups }: { lang: Lang; current: string | undefined; groups: MenuGroup[] }) {
  const t = translator(lang);
  return (
    <div className={styles.row} data-print="hide">
      <div className={`page-width ${styles.width}`}>
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
                <span>{t('nav.home')}</span>
              </a>
            </li>
            {groups.map((group) => (
              <li key={group.label} className={styles.item}>
                <MenuItem group={group} current={current} lang={lang} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** A name longer than this has two lines in the row of a wide screen. */
const ONE_LINE = 14;

/** The name of a group, parted at the space nearest to its middle if it is long. */
function Label({ children: label }: { children: string }) {
  const spaces = label.length > ONE_LINE ? [...label.matchAll(/ /g)].map(({ index }) => index) : [];
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - label.length / 2) - Math.abs(b - label.length / 2));
  if (middle === undefined) return <span>{label}</span>;
  return (
    <span>
      <span className={styles.line}>{label.slice(0, middle)}</span>{' '}
      <span className={styles.line}>{label.slice(middle + 1)}</span>
    </span>
  );
}

function MenuItem({ group, current, lang }: { group: MenuGroup; current: string | undefined; lang: Lang }) {
  const [first] = group.links;
  if (group.isSingle && first) {
    return (
      <a
        href={first.href}
        className={`${styles.top} ${group.isButton ? styles.button : ''}`}
        aria-current={current && first.route === current ? 'page' : undefined}
        data-menu-top
      >
        {group.label}
      </a>
    );
  }
  const holdsCurrent = current !== undefined && group.links.some(({ route }) => route === current);
  return (
    <details name="menu-group" className={styles.group}>
      <summary className={`${styles.top} ${holdsCurrent ? styles.holdsCurrent : ''}`} data-menu-top>
        <Label>{group.label}</Label>
      </summary>
      <NavLinks links={group.links} current={current} lang={lang} className={styles.panel} />
    </details>
  );
}
