import type { Lang } from '../../language/lang';
import type { CalendarStep } from '../../schemas/crop-calendar';
import { CropCalendar } from './CropCalendar';
import { CropWheel } from './CropWheel';
import styles from './CropYear.module.css';

/** The whole crop year on one sheet: the wheel and its steps, with no month before the others. */
export function CropYear({ steps, lang }: { steps: CalendarStep[]; lang: Lang }) {
  return (
    <div className={styles.year}>
      <CropWheel steps={steps} lang={lang} />
      <CropCalendar steps={steps} lang={lang} />
    </div>
  );
}
