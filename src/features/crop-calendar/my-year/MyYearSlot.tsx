import { MY_CROP_YEAR, yearsFilePath } from '../../../addresses/my-crop-year';
import { pathFor } from '../../../addresses/routes';
import type { Lang } from '../../../language/lang';
import { translator } from '../../../words/strings';
import styles from './MyYear.module.css';

/**
 * Where a page shows the crop year of the reader's own office, once it is chosen: `behaviour/my-crop-year.ts` puts it in. Until then the
 * way to choose it. `isChooser`: on the page where it is chosen anyway.
 */
export function MyYearSlot({ lang, isChooser = false }: { lang: Lang; isChooser?: boolean }) {
  const t = translator(lang);
  const page = pathFor(MY_CROP_YEAR, lang);
  return (
    <div className={styles.slot} data-crop-year data-years={yearsFilePath(lang)} data-page={page} data-print="hide">
      <div data-shown-year />
      <p className={styles.open} data-open-year hidden>
        <a href={page}>{t('myYear.open')}</a>
      </p>
      <output tabIndex={-1} className={styles.said} data-told data-removed={t('myYear.removed')} />
      {!isChooser && (
        <p className={styles.choose}>
          <a href={page}>{t('myYear.choose')}</a>
        </p>
      )}
    </div>
  );
}
