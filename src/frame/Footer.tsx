import { formatDateMonthFirst } from '../language/format';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { PROVIDERS } from '../schemas/page';
import { lastUpdated } from '../content/facts';
import styles from './Footer.module.css';
import { DescriptionItem } from '../ui/DescriptionItem';
import type { MenuGroup } from './MainNav';
import { NavLinks } from './NavLinks';

/** Every section's links, the pages about the website, who answers for what, and the date of the content. */
export function Footer({ lang, current, groups }: { lang: Lang; current: string; groups: MenuGroup[] }) {
  const t = translator(lang);
  return (
    <footer className={styles.footer}>
      <div className="page-width">
        <nav aria-label={t('footer.label')} className={styles.groups}>
          {groups.map((group) => (
            <div key={group.label} className={styles.group}>
              {group.isSingle ? (
                group.links.map((link) => (
                  <h2 key={link.href}>
                    <a href={link.href} aria-current={link.route === current ? 'page' : undefined}>
                      {group.label}
                    </a>
                  </h2>
                ))
              ) : (
                <>
                  <h2>{group.label}</h2>
                  <NavLinks links={group.links} current={current} lang={lang} className={styles.links} />
                </>
              )}
            </div>
          ))}
        </nav>
        <section className={styles.providers} aria-labelledby="content-providers">
          <h2 id="content-providers">{t('footer.providers')}</h2>
          <dl>
            {PROVIDERS.map((provider) => (
              <DescriptionItem key={provider} label={t(`provider.${provider}`)}>
                {t(`covers.${provider}`)}
              </DescriptionItem>
            ))}
          </dl>
        </section>
        <div className={styles.legal}>
          <p>
            {t('footer.copyright')}
            <span data-print="hide">
              <br />
              {t('footer.design')}
            </span>
          </p>
          <p className={styles.updated}>
            {t('footer.lastUpdated')} <time dateTime={lastUpdated}>{formatDateMonthFirst(lastUpdated, lang)}</time>
          </p>
        </div>
      </div>
    </footer>
  );
}
