import { fill, formatMoment } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { addDays } from '../../lib/indian-date';
import { closingOf, openingOf, type TenderState } from '../../domain/tenders';
import type { Tender } from '../../schemas/record';
import { Moment } from '../../ui/Moment';
import { Particular } from './Particular';
import styles from './Times.module.css';

/** As the words of `tender.closesSoon` say. */
const SOON_DAYS = 7;

interface TenderTimesProps {
  tender: Tender;
  state: TenderState | undefined;
  lang: Lang;
}

/** When a tender closes and when its bids are opened, corrigenda counted. The script adds a warning in the last days. */
export function TenderTimes({ tender, state, lang }: TenderTimesProps) {
  const t = translator(lang);
  const closing = closingOf(tender);
  const lastDay = closing.slice(0, 10);
  const opening = openingOf(tender);
  return (
    <dl className={styles.times}>
      <Particular label={t(state === 'archived' ? 'tender.closed' : 'register.closes')}>
        <Moment at={closing} lang={lang} /> ({t('tender.indianTime')})
        {state === 'active' && (
          <>
            <Warning from={addDays(lastDay, -SOON_DAYS)} until={addDays(lastDay, -1)} words={t('tender.closesSoon')} />
            <Warning from={lastDay} until={lastDay} words={t('tender.closesToday')} />
          </>
        )}
        {closing !== tender.closes && (
          <span className={styles.first}>
            ({fill(t('tender.firstClosing'), { moment: formatMoment(tender.closes, lang) })})
          </span>
        )}
      </Particular>
      <Particular label={t('register.opens')}>{opening && <Moment at={opening} lang={lang} />}</Particular>
    </dl>
  );
}

/** Words that only stand on some days; the script writes them, so that they are never out of date. */
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
