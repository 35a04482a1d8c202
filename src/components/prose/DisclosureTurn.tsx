import { DISCLOSURE_ROUTES, pathFor } from '../../addresses/routes';
import type { Lang } from '../../language/lang';
import type { PageMeta } from '../../schemas/page';
import { translator } from '../../words/strings';
import styles from './DisclosureTurn.module.css';

interface DisclosureTurnProps {
  lang: Lang;
  routeId: string;
  pages: Map<string, PageMeta>;
}

/** The way to the neighbouring categories of section 4(1)(b), and to all of them. */
export function DisclosureTurn({ lang, routeId, pages }: DisclosureTurnProps) {
  const t = translator(lang);
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
    <nav aria-label={t('disclosure.heads')} data-print="hide">
      <ul className={styles.links}>
        {linkTo(DISCLOSURE_ROUTES[index - 1], t('disclosure.previous'))}
        {linkTo(DISCLOSURE_ROUTES[index + 1], t('disclosure.next'))}
        <li>
          <a href={pathFor('rti/manuals/sixteen-heads', lang)}>{t('disclosure.index')}</a>
        </li>
      </ul>
    </nav>
  );
}
