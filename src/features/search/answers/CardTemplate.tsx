import { ScaleTemplate } from '../../../components/quantities/ScaleTemplate';
import type { Lang } from '../../../language/lang';
import { translator } from '../../../words/strings';
import styles from './CardTemplate.module.css';

/** The place of the answer above what was found, and its empty parts; `card-view.ts` fills them. */
export function CardTemplate({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <>
      <output className="visually-hidden" data-part="card-status" data-label={t('answer.heading')} />
      <section className={styles.card} data-part="card" aria-label={t('answer.heading')} hidden />
      <template data-part="card-parts">
        <p className={styles.figure} data-card="figure" />
        <h2 className={styles.title} data-card="title">
          {t('answer.heading')}
        </h2>
        <p data-card="text" />
        <ul className={styles.rows} data-card="rows">
          <li>
            <span className={styles.value} />
          </li>
        </ul>
        <div className={styles.scale} data-card="scale">
          <ScaleTemplate />
        </div>
        <p className={styles.doubt} data-card="doubt">
          <span aria-hidden="true">?</span> {t('answer.doubt')} <span />
        </p>
        <p className={styles.more} data-card="more" />
        <p className={styles.source} data-card="source">
          {t('answer.source')} <span />
        </p>
      </template>
    </>
  );
}
