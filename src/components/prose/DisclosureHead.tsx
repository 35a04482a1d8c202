import { disclosureSection } from '../../words/disclosure-section';
import { fill } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { PageMeta } from '../../schemas/page';
import styles from './DisclosureHead.module.css';
import { Ask } from './Ask';

/** Top of a page of section 4(1)(b): how much of the category is given. What the law asks and who is responsible stand folded. */
export function DisclosureHead({ lang, meta: { disclosure, provider } }: { lang: Lang; meta: PageMeta }) {
  const t = translator(lang);
  if (!disclosure) return null;
  return (
    <div className={styles.head}>
      <p className={styles.state}>
        <span>
          {t('disclosure.state')}: <strong>{t(`disclosure.state.${disclosure.state}`)}</strong>
        </span>
        {disclosure.state !== 'complete' && <Ask section="rti" lang={lang} />}
      </p>
      <details data-fold>
        <summary>{t('disclosure.more')}</summary>
        <dl className={styles.facts}>
          <dt>{t('disclosure.law')}</dt>
          <dd>{fill(t('disclosure.section'), { section: disclosureSection(disclosure.clause, lang) })}</dd>
          <dt>{t('disclosure.asks')}</dt>
          <dd>{disclosure.asks}</dd>
          <dt>{t('disclosure.owner')}</dt>
          <dd>{t(`provider.${provider}`)}</dd>
        </dl>
      </details>
    </div>
  );
}
