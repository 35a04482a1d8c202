import { disclosureSection } from '../../words/disclosure-section';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { DISCLOSURE_ROUTES, pathFor } from '../../addresses/routes';
import type { PageMeta } from '../../schemas/page';
import styles from './DisclosureHead.module.css';
import { Ask } from './Ask';

interface DisclosureHeadProps {
  lang: Lang;
  routeId: string;
  pages: Map<string, PageMeta>;
}

/** Top of a page of section 4(1)(b): what the law asks, how much of it is given, who is responsible, links to the neighbouring heads. */
export function DisclosureHead({ lang, routeId, pages }: DisclosureHeadProps) {
  const t = translator(lang);
  const { disclosure, provider } = entryOf(pages, routeId);
  if (!disclosure) return null;
  const index = DISCLOSURE_ROUTES.indexOf(routeId);
  const linkTo = (route: string | undefined, words: string) =>
    route && (
      <li>
        <a href={pathFor(route, lang)}>
          {words} {pages.get(route)?.menuLabel}
        </a>
      </li>
    );
  return (
    <div className={styles.head}>
      <dl className={styles.facts}>
        <dt>{t('disclosure.law')}</dt>
        <dd>{fill(t('disclosure.section'), { section: disclosureSection(disclosure.clause, lang) })}</dd>
        <dt>{t('disclosure.asks')}</dt>
        <dd>{disclosure.asks}</dd>
        <dt>{t('disclosure.given')}</dt>
        <dd>
          <strong>{t(`disclosure.state.${disclosure.state}`)}</strong>
          {disclosure.state !== 'complete' && (
            <span className={styles.ask}>
              <Ask section="rti" lang={lang} />
            </span>
          )}
        </dd>
        <dt>{t('disclosure.owner')}</dt>
        <dd>{t(`provider.${provider}`)}</dd>
      </dl>
      <nav aria-label={t('disclosure.heads')} data-print="hide">
        <ul className={styles.links}>
          {linkTo(DISCLOSURE_ROUTES[index - 1], t('disclosure.previous'))}
          {linkTo(DISCLOSURE_ROUTES[index + 1], t('disclosure.next'))}
          <li>
            <a href={pathFor('rti/manuals/sixteen-heads', lang)}>{t('disclosure.index')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
