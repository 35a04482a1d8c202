import { Fragment } from 'react';
import { formatDateMonthFirst } from '../language/format';
import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { PROVIDERS } from '../schemas/provider';
import { lastUpdated } from '../content/facts';
import styles from './Footer.module.css';
import { DescriptionItem } from '../ui/DescriptionItem';
import type { MenuGroup } from './MainNav';
import { NavLinks } from './NavLinks';

interface FooterProps {
  lang: Lang;
  current: string | undefined;
  groups: MenuGroup[];
}

/**
 * Every section's links, the pages about the website, who answers for what, and the date of the content. On a phone the groups are closed; on
 * wide screens they are open (`layouts/page-scripts.ts`, and styles where no script runs).
 */
export function Footer({ lang, current, groups }: FooterProps) {
  const t = translator(lang);
  return (
    <footer className={styles.footer}>
      <div className="page-width">
        <nav aria-label={t('footer.label')} className={styles.groups}>
          {groups.map((group) =>
            group.isSingle ? (
              group.links.map((link) => (
                <h2 key={link.href} className={styles.single}>
                  <a href={link.href} aria-current={link.route === current ? 'page' : undefined}>
                    {group.label}
                  </a>
                </h2>
              ))
            ) : (
              <details key={group.label} className={styles.group} data-footer-group>
                <summary>
                  <h2>
                    <Parting label={group.label} />
                  </h2>
                </summary>
                <NavLinks links={group.links} current={current} lang={lang} className={styles.links} />
              </details>
            ),
          )}
        </nav>
        <details className={styles.providers} data-print="hide">
          <summary>
            <b>{t('footer.providers')}</b> {PROVIDERS.map((provider) => t(`provider.${provider}`)).join(' · ')}
          </summary>
          <dl>
            {PROVIDERS.map((provider) => (
              <DescriptionItem key={provider} label={t(`provider.${provider}`)}>
                {t(`covers.${provider}`)}
              </DescriptionItem>
            ))}
          </dl>
        </details>
        <div className={styles.legal}>
          <p className={styles.updated}>
            {t('footer.lastUpdated')} <time dateTime={lastUpdated}>{formatDateMonthFirst(lastUpdated, lang)}</time>
          </p>
          <p>
            {t('footer.copyright')}
            <span data-print="hide"> · {t('footer.design')}</span>
          </p>
        </div>
      </div>
    </footer>
  );
}

/** In a narrow column a name such as "Export/Import" may part behind its slash. */
function Parting({ label }: { label: string }) {
  return label.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
