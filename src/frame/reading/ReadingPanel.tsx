import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './ReadingPanel.module.css';

const PANEL_ID = 'reading';

/** Data attributes of the document: their values with labels. The empty value leaves the page as the device has it. */
const CHOICES = {
  text: { legend: 'reading.text', values: { '': 'reading.normal', large: 'reading.large', larger: 'reading.larger' } },
  contrast: { legend: 'reading.contrast', values: { '': 'reading.asDevice', high: 'reading.high' } },
} as const;

/**
 * Text size, contrast and, where the page can be listened to, the button that starts it: a native popover. The choices add to what the device is
 * set to. `behaviour/reading-panel.ts` and `behaviour/listen.ts` do the work; without scripts there is no panel.
 */
export function ReadingPanel({ lang, canListen }: { lang: Lang; canListen: boolean }) {
  const t = translator(lang);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={PANEL_ID}>
        <span className={styles.sign} aria-hidden="true">
          {t('reading.sign')}
        </span>{' '}
        <span className={styles.label}>{t('reading.label')}</span>
      </button>
      <section id={PANEL_ID} popover="auto" aria-label={t('reading.label')} className={styles.panel} data-reading-panel>
        {canListen && (
          <button type="button" className={styles.listen} hidden data-listen-start>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d="M2 7v6h4l5 4V3L6 7zM14 7q2 3 0 6M16 4q4.500 6 0 12"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
              />
            </svg>
            {t('listen.start')}
          </button>
        )}
        {Object.entries(CHOICES).map(([name, { legend, values }]) => (
          <fieldset key={name}>
            <legend>{t(legend)}</legend>
            {Object.entries(values).map(([value, label]) => (
              <label key={value}>
                <input type="radio" name={name} value={value} defaultChecked={value === ''} />
                {t(label)}
              </label>
            ))}
          </fieldset>
        ))}
        <button type="button" className={styles.close} popoverTarget={PANEL_ID} popoverTargetAction="hide">
          {t('reading.close')}
        </button>
      </section>
    </>
  );
}
