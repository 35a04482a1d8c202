import { disclosureSection } from '../../words/disclosure-section';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { entryOf } from '../../lib/entry-of';
import { translator } from '../../words/strings';
import { DISCLOSURE_ROUTES, pathFor } from '../../addresses/routes';
import type { PageMeta } from '../../schemas/page';
import styles from './DisclosureHead.module.css';
import { DisclosureState } from './DisclosureIndex';

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
          <DisclosureState disclosure={disclosure} lang={lang} />
          {disclosure.missing && (
            <a className={styles.ask} href={pathFor('rti/cpio_faa_list', lang)}>
              {t('disclosure.ask')}
            </a>
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
            <a href={`${pathFor('rti/manuals', lang)}#the-sixteen-heads`}>{t('disclosure.index')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
