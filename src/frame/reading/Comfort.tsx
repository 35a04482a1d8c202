import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Comfort.module.css';

const PANEL_ID = 'comfort';

/** Data attributes of the document: their values with labels. The empty value leaves the page as the device has it. */
const CHOICES = {
  text: { legend: 'comfort.text', values: { '': 'comfort.normal', large: 'comfort.large', larger: 'comfort.larger' } },
  contrast: { legend: 'comfort.contrast', values: { '': 'comfort.asDevice', high: 'comfort.high' } },
} as const;

/**
 * Text size and contrast, in a native popover behind a button of the menu bar. They add to what the device is set to. `behaviour/comfort.ts`
 * sets them; without scripts they are not shown.
 */
export function Comfort({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={PANEL_ID}>
        {t('comfort.label')}
      </button>
      <section id={PANEL_ID} popover="auto" aria-label={t('comfort.label')} className={styles.panel} data-comfort>
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
          {t('comfort.close')}
        </button>
      </section>
    </>
  );
}
