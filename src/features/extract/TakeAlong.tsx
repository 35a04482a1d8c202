import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Extract.module.css';

/** What is shown, to take along: as CSV, as a link, as a frame in another website. */
export function TakeAlong({ id, embed, title, lang }: { id: string; embed: string; title: string; lang: Lang }) {
  const t = translator(lang);
  return (
    <div className={styles.take} data-extract-take="" data-print="hide">
      <p className={styles.buttons}>
        <button type="button" className="quiet-button" data-copy="csv">
          {t('extract.copy')}
        </button>
        <button type="button" className="quiet-button" data-copy="link">
          {t('extract.link')}
        </button>
      </p>
      <output className={styles.said} data-extract-said="" />
      <details className={styles.embed} data-extract-embed={embed} data-title={title}>
        <summary>{t('extract.embed')}</summary>
        <p>{t('extract.embedHelp')}</p>
        <label htmlFor={`${id}-line`}>{t('extract.line')}</label>
        <textarea id={`${id}-line`} readOnly rows={4} spellCheck={false} dir="ltr" data-extract-line="" />
        <p className={styles.buttons}>
          <button type="button" className="quiet-button" data-copy="line">
            {t('extract.copyLine')}
          </button>
        </p>
        <p data-extract-high="" hidden />
        <div data-extract-preview="" />
      </details>
    </div>
  );
}
