import { resolveEntries } from '../catalogue/pages';
import { Provenance } from '../components/content/Provenance';
import { NavLink } from '../components/frame/NavLink';
import { translator } from '../i18n/strings';
import styles from './HomeView.module.css';
import { PoppyField } from './PoppyField';
import type { ViewProps } from './view';

/** Who comes to the site, and what they most often want. */
const DOORS = [
  { labelKey: 'home.cultivators', routes: ['opium/Eligible', 'opium/overview', 'opium/Policy', 'opium/forms'] },
  { labelKey: 'home.trade', routes: ['exim/substances', 'exim/overview', 'exim/forms', 'top-level/registration'] },
  {
    labelKey: 'home.employees',
    routes: ['employee/transfer_posting', 'employee/seniority', 'employee/vacancy', 'employee/promotions'],
  },
  {
    labelKey: 'home.public',
    routes: ['rti/cpio_faa_list', 'rti/manuals', 'top-level/prevention', 'notifications/acts_rules'],
  },
];

/** The front page: what the bureau is, and one door for each kind of reader. */
export function HomeView({ lang, routeId, meta, pages, children }: ViewProps) {
  const t = translator(lang);
  return (
    <>
      <div className={styles.hero}>
        <PoppyField />
        <div className={`page-width ${styles.intro}`}>
          <h1>{t('site.name')}</h1>
          <div className={styles.prose}>{children}</div>
        </div>
      </div>
      <div className={`page-width ${styles.body}`}>
        <h2 className={styles.question}>{t('home.doors')}</h2>
        <div className={styles.doors}>
          {DOORS.map((door) => (
            <section key={door.labelKey} className={styles.door} aria-labelledby={door.labelKey}>
              <h3 id={door.labelKey}>{t(door.labelKey)}</h3>
              <ul className={styles.links}>
                {door.routes.map((route) => {
                  // The full title: "Forms" alone says little outside its section.
                  const [link] = resolveEntries([{ route }], lang, pages);
                  if (!link) return null;
                  return (
                    <li key={route}>
                      <NavLink
                        link={{ ...link, label: pages.get(route)?.title ?? link.label }}
                        current={routeId}
                        newTabNote={t('link.newTab')}
                        newLabel={t('badge.new')}
                      />
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
        <Provenance lang={lang} meta={meta} />
      </div>
    </>
  );
}
