import { formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { DISCLOSURE_ROUTES, pathFor } from '../../addresses/routes';
import type { PageMeta } from '../../schemas/page';
import styles from './DisclosureIndex.module.css';
import { DisclosureState } from './DisclosureState';
import { WordTable } from '../tables/WordTable';

/** The heads of section 4(1)(b): each with its page, what it gives, who answers for it and when it was last reviewed. */
export function DisclosureIndex({ lang, metaOf }: { lang: Lang; metaOf: (route: string) => PageMeta }) {
  const t = translator(lang);
  return (
    <figure>
      <WordTable
        caption={t('disclosure.caption')}
        columns={[t('disclosure.head'), t('disclosure.state'), t('disclosure.owner'), t('page.reviewed')]}
        rows={DISCLOSURE_ROUTES.map((route) => {
          const meta = metaOf(route);
          return {
            key: route,
            cells: [
              <a key="head" href={pathFor(route, lang)}>
                {meta.menuLabel}
              </a>,
              <DisclosureState key="state" disclosure={meta.disclosure!} lang={lang} />,
              t(`provider.${meta.provider}`),
              <time key="reviewed" className={styles.date} dateTime={meta.reviewed}>
                {formatDate(meta.reviewed, lang)}
              </time>,
            ],
          };
        })}
      />
    </figure>
  );
}
