import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './Comfort.module.css';

const PANEL_ID = 'comfort';

/** Data attributes of the document and their values; the empty one leaves the page as the device has it. */
const CHOICES = { text: ['', 'large', 'larger'], contrast: ['', 'high'] };

/**
 * Text size and contrast, in a native popover behind a button of the menu bar. They add to what the device is set to. `behaviour/comfort.ts`
 * sets them; without scripts they are not shown.
 */
export function Comfort({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const words: Record<string, string[]> = {
    text: [t('comfort.text'), t('comfort.normal'), t('comfort.large'), t('comfort.larger')],
    contrast: [t('comfort.contrast'), t('comfort.asDevice'), t('comfort.high')],
  };
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={PANEL_ID}>
        {t('comfort.label')}
      </button>
      <section id={PANEL_ID} popover="auto" aria-label={t('comfort.label')} className={styles.panel} data-comfort>
        {Object.entries(CHOICES).map(([name, values]) => {
          const [legend, ...labels] = words[name]!;
          return (
            <fieldset key={name}>
              <legend>{legend}</legend>
              {values.map((value, index) => (
                <label key={value}>
                  <input type="radio" name={name} value={value} defaultChecked={value === ''} />
                  {labels[index]}
                </label>
              ))}
            </fieldset>
          );
        })}
        <button type="button" className={styles.close} popoverTarget={PANEL_ID} popoverTargetAction="hide">
          {t('comfort.close')}
        </button>
      </section>
    </>
  );
}
