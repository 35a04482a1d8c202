import { translator } from '../../../words/strings';
import type { CropYear } from './crop-year';
import styles from './MyYear.module.css';

/** Keeps the office and kind on the reader's device, or removes them: `behaviour/my-crop-year.ts`. Both states have the same room. */
export function Remember({ year: { key, lang } }: { year: CropYear }) {
  const t = translator(lang);
  return (
    <div className={styles.remember} data-crop-year data-year={key} data-print="hide">
      <div className={styles.state} data-of="new">
        <button type="button" className="quiet-button" data-remember>
          {t('myYear.remember')}
        </button>
        <p>{t('myYear.rememberNote')}</p>
      </div>
      <div className={styles.state} data-of="kept">
        <button type="button" className="quiet-button" aria-describedby="year-is-kept" data-forget>
          {t('myYear.forget')}
        </button>
        <p id="year-is-kept">{t('myYear.kept')}</p>
      </div>
      <output
        className="visually-hidden"
        data-told
        data-removed={t('myYear.removed')}
        data-blocked={t('myYear.blocked')}
      />
    </div>
  );
}
