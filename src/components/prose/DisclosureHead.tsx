import { disclosureSection } from '../../words/disclosure-section';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { DISCLOSURE_ROUTES, pathFor } from '../../addresses/routes';
import type { PageMeta } from '../../schemas/page';
import styles from './DisclosureHead.module.css';
import { DisclosureState } from './DisclosureState';

interface DisclosureHeadProps {
  lang: Lang;
  routeId: string;
  pages: Map<string, PageMeta>;
}

/** Top of a page of section 4(1)(b): what the law asks, how much of it stands here, who answers for it, the heads beside it. */
export function DisclosureHead({ lang, routeId, pages }: DisclosureHeadProps) {
  const t = translator(lang);
  const { disclosure, provider } = pages.get(routeId)!;
  if (!disclosure) return null;
  const place = DISCLOSURE_ROUTES.indexOf(routeId);
  const neighbours = [
    { route: DISCLOSURE_ROUTES[place - 1], words: t('disclosure.previous') },
    { route: DISCLOSURE_ROUTES[place + 1], words: t('disclosure.next') },
  ];
  return (
    <div className={styles.head}>
      <dl className={styles.facts}>
        <dt>{t('disclosure.law')}</dt>
        <dd>{t('disclosure.section').replace('{section}', disclosureSection(disclosure.clause, lang))}</dd>
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
          {neighbours.map(
            ({ route, words }) =>
              route && (
                <li key={route}>
                  <a href={pathFor(route, lang)}>
                    {words} {pages.get(route)!.menuLabel}
                  </a>
                </li>
              ),
          )}
          <li>
            <a href={`${pathFor('rti/manuals', lang)}#the-sixteen-heads`}>{t('disclosure.index')}</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
