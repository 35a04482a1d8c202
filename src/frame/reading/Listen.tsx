import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Listen.module.css';

/** The button that reads the page aloud. `behaviour/listen.ts` shows it where the device has a voice for the language. */
export function Listen({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <div
      className={styles.listen}
      hidden
      data-print="hide"
      data-listen={t('listen.start')}
      data-pause={t('listen.pause')}
      data-continue={t('listen.continue')}
      data-reading={t('listen.reading')}
      data-paused={t('listen.paused')}
      data-stopped={t('listen.stopped')}
      data-ended={t('listen.ended')}
      data-failed={t('listen.failed')}
    >
      <button type="button" data-listen-toggle>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M2 7v6h4l5 4V3L6 7zM14 7q2 3 0 6M16 4q4.500 6 0 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        <span data-listen-label>{t('listen.start')}</span>
      </button>
      <button type="button" data-listen-stop hidden>
        {t('listen.stop')}
      </button>
      <output data-listen-status />
    </div>
  );
}
