import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import type { Source } from '../../schemas/source';
import { ExternalLink } from '../frame/ExternalLink';
import styles from './SourceList.module.css';

/** One line that says where something was read. */
export function SourceList({ ids, sources, lang }: { ids: string[]; sources: Map<string, Source>; lang: Lang }) {
  const t = translator(lang);
  return (
    <p className={styles.sources}>
      {t('source.one')}{' '}
      {ids.map((id, index) => {
        const { label, url } = sources.get(id)!;
        return (
          <span key={id}>
            {index > 0 && '; '}
            {url ? (
              <ExternalLink href={url} newTabNote={t('link.newTab')}>
                {label[lang]}
              </ExternalLink>
            ) : (
              label[lang]
            )}
          </span>
        );
      })}
    </p>
  );
}
