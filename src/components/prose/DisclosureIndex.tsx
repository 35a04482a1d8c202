import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { DISCLOSURE_ROUTES, pathFor } from '../../addresses/routes';
import type { PageMeta } from '../../schemas/page';
import { WordTable } from '../tables/WordTable';
import styles from './DisclosureIndex.module.css';

/** The categories of section 4(1)(b): each with its page, status, section responsible and day of review. */
export function DisclosureIndex({ lang, metaOf }: { lang: Lang; metaOf: (route: string) => PageMeta }) {
  const t = translator(lang);
  return (
    <figure className={styles.index}>
      <WordTable
        caption={t('disclosure.caption')}
        columns={[t('disclosure.head'), t('disclosure.state'), t('disclosure.owner'), t('page.reviewed')]}
        rows={DISCLOSURE_ROUTES.map((route) => {
          const { menuLabel, disclosure, provider, reviewed } = metaOf(route);
          return {
            key: route,
            cells: [
              <a key="head" href={pathFor(route, lang)}>
                {menuLabel}
              </a>,
              disclosure && <strong key="state">{t(`disclosure.state.${disclosure.state}`)}</strong>,
              t(`provider.${provider}`),
              <time key="reviewed" className={styles.date} dateTime={reviewed}>
                {formatDate(reviewed, lang)}
              </time>,
            ],
          };
        })}
      />
    </figure>
  );
}
