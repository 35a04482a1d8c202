import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { addDays } from '../../lib/indian-date';
import { closingOf } from '../../domain/tenders';
import type { Tender } from '../../schemas/record';
import styles from './ClosingWarning.module.css';

/** As the words of `tender.closesSoon` say. */
const SOON_DAYS = 7;

/** Says in the last days of a tender that it closes soon. */
export function ClosingWarning({ tender, lang }: { tender: Tender; lang: Lang }) {
  const t = translator(lang);
  const lastDay = closingOf(tender).slice(0, 10);
  return (
    <>
      <Warning from={addDays(lastDay, -SOON_DAYS)} until={addDays(lastDay, -1)} words={t('tender.closesSoon')} />
      <Warning from={lastDay} until={lastDay} words={t('tender.closesToday')} />
    </>
  );
}

/** Words that hold on some days only; the script writes them, so that they are never out of date. */
function Warning({ from, until, words }: { from: string; until: string; words: string }) {
  return (
    <strong
      className={styles.left}
      data-from={from}
      data-until={until}
      data-upcoming=""
      data-current={words}
      data-ended=""
    />
  );
}
