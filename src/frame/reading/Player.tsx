import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Player.module.css';

/** The bar at the foot of the screen while a page is read aloud. `behaviour/listen/player.ts` works it. */
export function Player({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <div
      className={styles.player}
      data-print="hide"
      data-listen
      data-pause={t('listen.pause')}
      data-continue={t('listen.continue')}
      data-again={t('listen.start')}
      data-reading={t('listen.reading')}
      data-paused={t('listen.paused')}
      data-stopped={t('listen.stopped')}
      data-ended={t('listen.ended')}
      data-failed={t('listen.failed')}
    >
      <button type="button" data-listen-toggle>
        {t('listen.pause')}
      </button>
      <button type="button" data-listen-stop>
        {t('listen.stop')}
      </button>
      <output data-listen-status />
    </div>
  );
}
